/** A notice with buttons: on a phone they stand below its sentences, not beside them. */
export const actionsBelow = {
  mb: 2,
  flexWrap: { xs: 'wrap', sm: 'nowrap' },
  '& .MuiAlert-message': { flex: 1, minWidth: 0, overflowWrap: 'anywhere' },
  '& .MuiAlert-action': { width: { xs: '100%', sm: 'auto' }, mr: 0, justifyContent: 'flex-end' },
} as const;
