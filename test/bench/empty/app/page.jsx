export const metadata = { title: 'Nothing', description: 'A page with nothing on it.' }

export default function Page() {
  return <h1>Nothing</h1>
}
