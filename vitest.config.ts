import mdx from '@mdx-js/rollup'
import react from '@vitejs/plugin-react'
import { defineConfig } from 'vitest/config'

const alias = { '@': import.meta.dirname }

export default defineConfig({
  test: {
    projects: [
      {
        resolve: { alias },
        test: {
          name: 'rules',
          // Pure functions on plain data: nothing of one file can reach another, so modules are read once.
          isolate: false,
          environment: 'node',
          include: ['test/**/*.test.ts'],
          exclude: ['test/components/**', 'test/e2e/**'],
          // Long enough for thousands of games on a busy machine: a test must not hang on how fast it is.
          testTimeout: 120_000,
        },
      },
      {
        plugins: [{ enforce: 'pre', ...mdx({ providerImportSource: '@/mdx-components' }) }, react()],
        resolve: { alias },
        test: {
          name: 'components',
          environment: 'happy-dom',
          include: ['test/**/*.test.tsx', 'test/components/**/*.test.ts'],
          setupFiles: ['test/setup/components.ts'],
        },
      },
    ],
  },
})
