export * from './forms'
export * from './header'
export { decodeText, encodeText, pack, unpack } from './packed'
export * from './text'
