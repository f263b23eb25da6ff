import Box from '@mui/material/Box';
import MenuItem from '@mui/material/MenuItem';
import TextField from '@mui/material/TextField';
import { SUBSCRIPTION_LIMITS } from '../../../db/contract/subscriptions';
import { useRegionChildren } from '../../domain/fields/regions';
import words from '../../i18n/subscriptions';
import { pickName, useLang, useText } from '../../kit/i18n';
import type { Wish } from './wish';

/** The last step may stay empty: words and an area. */
export function OtherStep({ wish, onChange }: { wish: Wish; onChange: (wish: Wish) => void }) {
  const text = useText(words);
  const { lang } = useLang();
  const provinces = useRegionChildren('0');
  const rows = provinces.data?.records ?? [];
  return (
    <Box sx={{ display: 'grid', gap: 3, maxWidth: 480 }}>
      <TextField
        label={text.keyword}
        helperText={text.keywordHint}
        value={wish.keyword}
        slotProps={{ htmlInput: { maxLength: SUBSCRIPTION_LIMITS.keyword } }}
        onChange={(event) => onChange({ ...wish, keyword: event.target.value })}
      />
      <TextField
        select
        label={text.region}
        value={rows.some(({ id }) => id === wish.region) ? wish.region : ''}
        onChange={(event) => onChange({ ...wish, region: event.target.value })}
        slotProps={{ select: { displayEmpty: true }, inputLabel: { shrink: true } }}
      >
        <MenuItem value="">{text.anywhere}</MenuItem>
        {rows.map(({ id, name, name_en }) => (
          <MenuItem key={id} value={id}>
            {pickName(lang, name, name_en)}
          </MenuItem>
        ))}
      </TextField>
    </Box>
  );
}
