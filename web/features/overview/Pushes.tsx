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
            <Box aria-hidden sx={{ height: 6, mt: 0.75, borderRadius: 0.5, overflow: 'hidden', bgcolor: 'divider' }}>
              <Box
                sx={{
                  height: 6,
                  width: `${(100 * push.answered) / Math.max(1, push.items)}%`,
                  bgcolor: 'primary.main',
                }}
              />
            </Box>
          </Box>
        ))}
      </Box>
    </Panel>
  );
}
