/** How the name on a card looks that leads on: the whole card is pressed for it, which stands where `position: 'relative'` is. */
export const cardLink = {
  color: 'text.primary',
  textDecoration: 'none',
  '&::after': { content: '""', position: 'absolute', inset: 0 },
  '&:hover': { color: 'brand.text' },
} as const;
