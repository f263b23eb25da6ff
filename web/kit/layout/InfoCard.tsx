import Box from '@mui/material/Box';
import Typography from '@mui/material/Typography';
import type { MouseEvent, ReactNode } from 'react';
import { Link } from 'react-router-dom';
import type { Scoped } from '../../../db/contract/covers';
import { inChinese } from '../i18n';
import { Cover } from './Cover';
import { cardLink } from './cardLink';
import { clamp } from './clamp';
import { panel } from './panel';

interface InfoCardProps {
  title: string;
  /** The Chinese name beneath an English title. */
  original?: string | undefined;
  to: string;
  /** Shows the item in a dialog over the list; its own page stays a click with a key away. */
  onOpen?: (() => void) | undefined;
  /** A picture stands above the text: the card's own, else one made from its fields and its title. */
  media?: boolean;
  image?: string | null | undefined;
  scopes?: readonly Scoped[] | undefined;
  /** At the left of the head: the sign of what the card is of. */
  sign?: ReactNode;
  /** Small line above the title: code, organisation. */
  eyebrow?: ReactNode;
  text?: ReactNode;
  chips?: ReactNode;
  footer?: ReactNode;
  /** The heading level the page's outline wants. */
  heading?: 'h2' | 'h3';
  /** Eager for the pictures of the first view. */
  eager?: boolean;
}

/** A plain click opens; one that asks for another tab or window is the browser's. */
export const opens = (open: () => void) => (event: MouseEvent) => {
  if (event.button !== 0 || event.metaKey || event.ctrlKey || event.shiftKey || event.altKey) return;
  event.preventDefault();
  open();
};

/** One item of a list. The whole card is the link's target, while only the title is its text. */
export function InfoCard({
  title,
  original,
  to,
  onOpen,
  image,
  media = false,
  scopes,
  sign,
  eyebrow,
  text,
  chips,
  footer,
  heading = 'h3',
  eager,
}: InfoCardProps) {
  return (
    <Box
      component="article"
      sx={{
        position: 'relative',
        display: 'flex',
        flexDirection: 'column',
        height: '100%',
        ...panel,
        overflow: 'hidden',
        transition: 'border-color 160ms, box-shadow 160ms, transform 160ms',
        '&:hover, &:focus-within': {
          borderColor: 'brand.line',
          boxShadow: 'var(--card-shadow)',
          transform: 'translateY(-2px)',
        },
        '@media (prefers-reduced-motion: reduce)': { '&:hover, &:focus-within': { transform: 'none' } },
      }}
    >
      {media ? <Cover name={original || title} scopes={scopes} image={image} eager={eager} /> : null}
      <Box sx={{ p: 2.5, display: 'flex', flexDirection: 'column', gap: 1, flex: 1 }}>
        <Box sx={{ display: 'flex', gap: 1.5, alignItems: 'center' }}>
          {sign}
          <Box sx={{ minWidth: 0, display: 'grid', gap: 1 }}>
            {eyebrow ? (
              <Box {...inChinese(eyebrow)} sx={{ fontSize: '0.8125rem', color: 'text.secondary', ...clamp(2) }}>
                {eyebrow}
              </Box>
            ) : null}
            <Typography variant="h4" component={heading} sx={clamp({ xs: 5, sm: 3 })}>
              <Box
                component={Link}
                to={to}
                {...inChinese(title)}
                {...(onOpen && { onClick: opens(onOpen) })}
                sx={cardLink}
              >
                {title}
              </Box>
            </Typography>
            {original ? (
              <Box lang="zh-CN" sx={{ fontSize: '0.8125rem', color: 'text.secondary', ...clamp(1) }}>
                {original}
              </Box>
            ) : null}
          </Box>
        </Box>
        {text ? (
          <Typography {...inChinese(text)} sx={{ color: 'text.secondary', fontSize: '0.9375rem', ...clamp(2) }}>
            {text}
          </Typography>
        ) : null}
        {chips ? <Box sx={{ display: 'flex', flexWrap: 'wrap', gap: 0.75, mt: 0.5 }}>{chips}</Box> : null}
        {footer ? (
          <Box
            sx={{
              mt: 'auto',
              pt: 1.5,
              display: 'flex',
              columnGap: 2,
              rowGap: 0.5,
              flexWrap: 'wrap',
              justifyContent: 'space-between',
              fontSize: '0.8125rem',
              color: 'text.secondary',
            }}
          >
            {footer}
          </Box>
        ) : null}
      </Box>
    </Box>
  );
}
