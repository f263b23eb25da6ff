/** The buttons of the cockpit, which loads none of the kit's. */
export const button = {
  minHeight: '2.75rem',
  px: '1rem',
  border: 1,
  borderColor: 'divider',
  borderRadius: 2,
  bgcolor: 'background.paper',
  color: 'text.primary',
  font: 'inherit',
  cursor: 'pointer',
} as const;
