/** Styles that cut a text after so many lines, on a phone after more of them where it has less room. */
export const clamp = (lines: number | { xs: number; sm: number }) =>
  ({
    display: '-webkit-box',
    WebkitLineClamp: lines,
    WebkitBoxOrient: 'vertical',
    overflow: 'hidden',
    overflowWrap: 'anywhere',
  }) as const;

/** Styles that keep a text on one line and cut it where that ends. */
export const oneLine = { overflow: 'hidden', textOverflow: 'ellipsis', whiteSpace: 'nowrap' } as const;
