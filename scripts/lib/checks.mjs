import { runTool } from './run.mjs'

const production = { env: { NODE_ENV: 'production' } }

/** What `npm run check` does and `npm test` counts: each resolves to whether it passed. */
export const checks = {
  format: async () => (await runTool('biome', ['check', '--linter-enabled=false', '.'])).code === 0,
  lint: async () => (await runTool('biome', ['lint', '--error-on-warnings', '.'])).code === 0,
  types: async () => {
    const routes = await runTool('next', ['typegen'], { ...production, quiet: true })
    if (routes.code !== 0) console.error(routes.output)
    return routes.code === 0 && (await runTool('tsc', ['--noEmit'], production)).code === 0
  },
}
