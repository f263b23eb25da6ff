import Box from '@mui/material/Box';
import words from '../../i18n/kitParts';
import { AppDialog } from '../dialogs/AppDialog';
import type { DialogProps } from '../dialogs/registry';
import { useText } from '../i18n';
import { Kbd } from './Kbd';
import { SingleKeysSwitch } from './SingleKeysSwitch';

/** One line of the list: keys of which each does the same, or that are pressed together. */
export interface KeyHelp {
  keys: readonly string[];
  together?: boolean;
  does: string;
}

/** The dialog 'keys': what the keys of a page do, and the switch that lets them rest. */
export default function KeysDialog({ list }: DialogProps<{ list: readonly KeyHelp[] }>) {
  const text = useText(words).keys;
  return (
    <AppDialog title={text.title} width={480}>
      <Box
        component="dl"
        sx={{
          display: 'grid',
          gridTemplateColumns: 'auto 1fr',
          columnGap: 3,
          rowGap: 1.25,
          m: 0,
          alignItems: 'baseline',
        }}
      >
        {list.map(({ keys, together, does }) => (
          <Box key={does} sx={{ display: 'contents' }}>
            <Box component="dt" sx={{ whiteSpace: 'nowrap' }}>
              {keys.map((key, at) => (
                <span key={key}>
                  {at > 0 ? (together ? ' + ' : ' / ') : null}
                  <Kbd>{key}</Kbd>
                </span>
              ))}
            </Box>
            <Box component="dd" sx={{ m: 0 }}>
              {does}
            </Box>
          </Box>
        ))}
      </Box>
      <Box sx={{ mt: 2.5, fontSize: '0.8125rem', color: 'text.secondary' }}>
        <Box sx={{ mb: 0.5 }}>{text.hint}</Box>
        <SingleKeysSwitch label={text.single} />
      </Box>
    </AppDialog>
  );
}
