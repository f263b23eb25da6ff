import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import { PUBLISHING_REQUEST, type PublishingRequest } from '../../../../../db/contract/publishing-limits';
import words from '../../../../i18n/publishingLimits';
import { reread, useApiQuery } from '../../../../kit/api';
import { openDialog } from '../../../../kit/dialogs';
import { useText } from '../../../../kit/i18n';
import { formatDay } from '../../../../kit/layout/format';
import { QueryState } from '../../../../kit/layout/QueryState';
import { Section } from '../../../../kit/layout/Section';

const KEY = ['publishingLimits'];

/** What the latest wish came to, as long as it matters. */
function Standing({ request }: { request: PublishingRequest | null }) {
  const text = useText(words);
  if (request?.state === PUBLISHING_REQUEST.open) return <Box>{text.asked(request.amount)}</Box>;
  if (request?.state === PUBLISHING_REQUEST.declined) return <Box>{text.declined}</Box>;
  const holds = request?.granted && request.end_time && request.end_time * 1000 > Date.now();
  return holds ? <Box>{text.granted(request.granted ?? 0, formatDay(request.end_time))}</Box> : null;
}

/** How much the account published, how much it may, and the way to ask for more. */
export function PublishingLimits() {
  const text = useText(words);
  const query = useApiQuery(KEY, '/v1/user/publishingRequest', {}, { staleMs: 0 });
  const ask = async () => {
    if (await openDialog('publishing-more', {})) await reread([KEY]);
  };
  const { data } = query;
  return (
    <Section title={text.title} hint={text.hint} card>
      {data ? null : <QueryState query={query} count={2} />}
      {data ? (
        <Box sx={{ display: 'grid', gap: 1, justifyItems: 'start' }}>
          <Box>{text.hour(data.hour.used, data.hour.limit)}</Box>
          <Box>{text.day(data.day.used, data.day.limit)}</Box>
          <Standing request={data.request} />
          {data.request?.state === PUBLISHING_REQUEST.open ? null : (
            <Button variant="outlined" sx={{ mt: 1 }} onClick={() => void ask()}>
              {text.ask}
            </Button>
          )}
        </Box>
      ) : null}
    </Section>
  );
}
