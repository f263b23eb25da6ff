import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import { PUBLISHING_REQUEST, type PublishingRequest } from '../../../../db/contract/publishing-limits';
import words from '../../../i18n/publishingLimits';
import { reread, useApiQuery } from '../../../kit/api';
import { openDialog } from '../../../kit/dialogs';
import { useText } from '../../../kit/i18n';
import { formatDay } from '../../../kit/layout/format';
import { partedRow } from '../../../kit/layout/looks';
import { Section } from '../../../kit/layout/Section';

const KEY = ['admin', 'publishingRequests'];

/** Wishes to publish more that wait for a decision; nothing where none waits. */
export function PublishingRequests() {
  const text = useText(words);
  const query = useApiQuery(KEY, '/v1/admin/publishingRequest', {}, { staleMs: 0 });
  const waiting = (query.data?.records ?? []).filter(({ state }) => state === PUBLISHING_REQUEST.open);
  const decide = async (request: PublishingRequest) => {
    if (await openDialog('admin-publishing', { request })) await reread([KEY]);
  };
  if (waiting.length === 0) return null;
  return (
    <Section title={text.queue} hint={text.queueHint} card>
      <Box component="ul" sx={{ listStyle: 'none', m: 0, p: 0 }}>
        {waiting.map((request) => {
          const name = request.user_name || request.account;
          return (
            <Box component="li" key={request.id} sx={{ ...partedRow, gap: 2, py: 1.5 }}>
              <Box sx={{ flex: '1 1 200px', minWidth: 0, overflowWrap: 'anywhere' }}>
                <Box sx={{ fontWeight: 600 }}>{name}</Box>
                <Box sx={{ color: 'text.secondary', fontSize: '0.8125rem' }}>
                  {[request.organization_name, formatDay(request.add_time)].filter(Boolean).join(' · ')}
                </Box>
              </Box>
              <Box sx={{ flex: '2 1 280px', minWidth: 0, overflowWrap: 'anywhere' }}>
                {text.wish(request.amount)}
                <Box sx={{ color: 'text.secondary', fontSize: '0.8125rem' }}>{request.reason}</Box>
              </Box>
              <Button variant="outlined" aria-label={text.decideOf(name)} onClick={() => void decide(request)}>
                {text.decide}
              </Button>
            </Box>
          );
        })}
      </Box>
    </Section>
  );
}
