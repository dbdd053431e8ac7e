import NextLink, { type LinkProps } from 'next/link'

/**
 * A link within Parlour. It fetches nothing before it is followed: all pages come onto the device together, and
 * fetching each link’s page on sight would hold up the page that is being read.
 */
export function Link<Route>(props: LinkProps<Route>) {
  return <NextLink prefetch={false} {...props} />
}
