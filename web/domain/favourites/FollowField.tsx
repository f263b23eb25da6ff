import Box from '@mui/material/Box';
import { useSearchParams } from 'react-router-dom';
import words from '../../i18n/follows';
import { useText } from '../../kit/i18n';
import FollowButton from './FollowButton';

/** Follows the field that a list is narrowed to. */
export default function FollowField() {
  const text = useText(words);
  const scope = useSearchParams()[0].get('scope') ?? '';
  if (!/^s-\d{3}(-\d{2}){0,2}$/.test(scope)) return null;
  return (
    <Box sx={{ mb: 2 }}>
      <FollowButton kind="field" target={scope} label={text.followField} />
    </Box>
  );
}
