import Box from '@mui/material/Box';
import words from '../../i18n/overview';
import { useText } from '../../kit/i18n';
import type { Overview } from './duties';
import { pushPath } from './duties';
import { list, Nothing, Panel, quiet, row, titleLink } from './Panel';

/** Received pushes of which an item has no answer yet. */
export function Pushes({ pushes }: Pick<Overview, 'pushes'>) {
  const text = useText(words);
  return (
    <Panel title={text.pushes(pushes.length)} all={{ to: '/pushDemandOrgAdmin', label: text.allPushes }}>
      {pushes.length === 0 ? <Nothing title={text.noPushes} /> : null}
      <Box component="ul" sx={list}>
        {pushes.map((push) => (
          <Box component="li" key={`${push.push_id} ${push.org_id}`} sx={row}>
            <Box component="a" href={pushPath(push)} sx={titleLink}>
              {push.title}
            </Box>
            <Box sx={quiet}>{text.answeredOf(push.answered, push.items)}</Box>
            <Box aria-hidden sx={{ display: 'flex', gap: '3px', mt: 0.75 }}>
              {Array.from({ length: Math.min(push.items, 12) }, (_, place) => (
                <Box
                  // biome-ignore lint/suspicious/noArrayIndexKey: they differ by nothing but their place.
                  key={place}
                  sx={{
                    flex: 1,
                    height: 6,
                    borderRadius: 0.5,
                    bgcolor: place < push.answered ? 'primary.main' : 'divider',
                  }}
                />
              ))}
            </Box>
          </Box>
        ))}
      </Box>
    </Panel>
  );
}
