import path from 'node:path'

/** A page with nothing on it, made with the very packages of the project: it has none of its own. */
const root = path.resolve(import.meta.dirname, '../../..')

/** @type {import('next').NextConfig} */
export default {
  output: 'export',
  poweredByHeader: false,
  turbopack: { root },
}
