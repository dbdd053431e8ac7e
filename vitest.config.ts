import mdx from '@mdx-js/rollup'
import react from '@vitejs/plugin-react'
import { defineConfig } from 'vitest/config'

const alias = { '@': import.meta.dirname }
const together = {
  // Modules are read once for all files: a test leaves none of them changed (a spy is taken back).
  isolate: false,
  // Long enough for thousands of games on a busy machine: a test must not hang on how fast it is.
  testTimeout: 120_000,
}

export default defineConfig({
  test: {
    // By itself it leaves one processor free: of two, that is half.
    maxWorkers: '100%',
    projects: [
      {
        resolve: { alias },
        test: {
          ...together,
          name: 'rules',
          environment: 'node',
          include: ['test/**/*.test.ts'],
          exclude: ['test/components/**', 'test/e2e/**'],
        },
      },
      {
        plugins: [{ enforce: 'pre', ...mdx({ providerImportSource: '@/mdx-components' }) }, react()],
        resolve: { alias },
        test: {
          ...together,
          name: 'components',
          environment: 'happy-dom',
          include: ['test/**/*.test.tsx', 'test/components/**/*.test.ts'],
          setupFiles: ['test/setup/components.ts'],
        },
      },
    ],
  },
})
