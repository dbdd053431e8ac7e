import '@testing-library/jest-dom/vitest'
import { cleanup, configure } from '@testing-library/react'
import { afterEach } from 'vitest'

afterEach(cleanup)

// What is waited for comes: how long a busy machine takes over it proves nothing. Only what never comes waits so long.
configure({ asyncUtilTimeout: 30_000 })
