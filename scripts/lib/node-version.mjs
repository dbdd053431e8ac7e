// Imported first by every command: says plainly what is wrong before anything newer is loaded.
const [major = 0, minor = 0] = process.versions.node.split('.').map(Number)

if (major < 20 || (major === 20 && minor < 19)) {
  console.error(
    `Parlour needs Node 20.19 or newer; this is Node ${process.versions.node}. Newer ones: https://nodejs.org`,
  )
  process.exit(1)
}
