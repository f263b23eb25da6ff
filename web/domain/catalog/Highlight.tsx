import Box from '@mui/material/Box';
import type { ReactNode } from 'react';

const escapeForPattern = (word: string): string => word.replace(/[.*+?^${}()|[\]\\]/g, '\\$&');

interface Part {
  text: string;
  at: number;
  hit: boolean;
}

/**
 * Splits a text at the words of a search.
 * @param keyword as it was typed, or its words
 */
export function splitAtWords(text: string, keyword: string | readonly string[]): Part[] {
  const words = (typeof keyword === 'string' ? keyword.split(/\s+/) : keyword).filter((word) => word !== '');
  if (words.length === 0) return [{ text, at: 0, hit: false }];
  const pieces = text.split(new RegExp(`(${words.map(escapeForPattern).join('|')})`, 'giu'));
  const parts: Part[] = [];
  let at = 0;
  for (const [index, piece] of pieces.entries()) {
    if (piece !== '') parts.push({ text: piece, at, hit: index % 2 === 1 });
    at += piece.length;
  }
  return parts;
}

/** The text with what was searched for marked in it. */
export function Highlight({ text, keyword }: { text: string; keyword: string | readonly string[] }): ReactNode {
  return splitAtWords(text, keyword).map((part) =>
    part.hit ? (
      <Box key={part.at} component="mark" sx={{ bgcolor: 'brand.tint', color: 'brand.text', fontWeight: 700 }}>
        {part.text}
      </Box>
    ) : (
      part.text
    ),
  );
}
