import Box from '@mui/material/Box';
import type { ReactNode } from 'react';
import { isWebSite } from '../../../db/contract/web-address';
import { NewTabNote } from './NewTabNote';

interface WebSiteProps {
  address: string | null | undefined;
  /** Whether staff checked whose site it is: others give no weight to where they lead. */
  verified: boolean | undefined;
  /** What stands in the link, or in its place where the address is none of the web. */
  children: ReactNode;
}

/** The link to an organisation's web site: only addresses of the web become links, for the text comes from people. */
export function WebSite({ address, verified, children }: WebSiteProps) {
  if (!isWebSite(address)) return children;
  return (
    <Box
      component="a"
      href={address}
      target="_blank"
      rel={verified ? 'noopener' : 'nofollow ugc noopener'}
      sx={{ color: 'brand.text', overflowWrap: 'anywhere' }}
    >
      {children}
      <NewTabNote />
    </Box>
  );
}
