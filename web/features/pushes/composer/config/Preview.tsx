import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import Typography from '@mui/material/Typography';
import { ITEM } from '../../../../../db/contract/limits';
import type { PushTest, TestOutcome } from '../../../../../db/contract/push-pickers';
import { charactersOf, shownOnPhone } from '../../../../../db/contract/pushes';
import words from '../../../../i18n/pushCompose';
import { ApiError, api, useApiQuery } from '../../../../kit/api';
import { useApiMutation } from '../../../../kit/api/mutations';
import { openDialog } from '../../../../kit/dialogs';
import { useText } from '../../../../kit/i18n';
import { toast } from '../../../../kit/toast';

/** What is not shown anyway needs no more room than to be recognised. */
const clamped = {
  display: '-webkit-box',
  WebkitLineClamp: 3,
  WebkitBoxOrient: 'vertical',
  overflow: 'hidden',
} as const;

interface PreviewProps {
  itemType: number;
  pushId: string | undefined;
  title: string;
  remark: string;
  /** Number of chosen items, and the first: a message without a remark says them. */
  items: number;
  firstItem: string;
}

/** Sends a test; whose own account is not bound is shown how to bind it. */
async function sendTest(body: PushTest): Promise<TestOutcome | null> {
  try {
    return await api.post('/v1/push/test', body, { handled: [409] });
  } catch (error) {
    if (!(error instanceof ApiError) || error.status !== 409) throw error;
    void openDialog('wxQr', { title: error.msg });
    return null;
  }
}

/** The message as the phone will show it; what the chat app cuts off is struck out (platform facts, WeChat). */
export function Preview({ itemType, pushId, title, remark, items, firstItem }: PreviewProps) {
  const text = useText(words);
  const counted = `${items}项${itemType === ITEM.demand ? '需求' : '成果'}${firstItem ? `：${firstItem}` : ''}`;
  // A new push is not saved without a remark.
  const summary = remark.trim() || (pushId ? counted : '');
  const testers = useApiQuery(['pushes', 'testers'], '/v1/push/test', {}, { silent: true }).data;
  const test = useApiMutation(
    async (to: 'self' | 'recipient') => ({
      to,
      outcome: await sendTest({
        to,
        ...(pushId && { id: pushId }),
        title: title.trim(),
        remark: remark.trim() || counted,
        item_type: itemType === ITEM.demand ? ITEM.demand : ITEM.result,
      }),
    }),
    {
      onSuccess: ({ outcome, to }) => {
        const named = to === 'recipient' && testers?.recipient;
        if (outcome?.sent) toast.success(named ? text.preview.testedTo(named) : text.preview.tested);
        else if (outcome) toast.error(outcome.hint ?? '');
      },
    },
  );
  return (
    <Box component="section" aria-label={text.preview.title} sx={{ maxWidth: 420, minWidth: 0 }}>
      <Typography component="h3" sx={{ fontWeight: 650 }}>
        {text.preview.title}
      </Typography>
      <Box sx={{ color: 'text.secondary', fontSize: '0.8125rem', mb: 1 }}>{text.preview.hint}</Box>
      <Box sx={{ p: 2, borderRadius: 3, bgcolor: 'brand.tint' }}>
        <Box sx={{ p: 2, borderRadius: 2, bgcolor: 'background.paper', boxShadow: 'var(--card-shadow)' }}>
          <Box sx={{ color: 'text.secondary', fontSize: '0.8125rem', mb: 1 }}>{text.preview.from}</Box>
          <Field label={text.preview.keynote1} value={title} />
          <Field label={text.preview.keynote2} value={summary} />
          <Box sx={{ borderTop: 1, borderColor: 'divider', mt: 1.5, pt: 1, fontSize: '0.875rem' }}>
            {text.preview.more}
          </Box>
        </Box>
      </Box>
      <Box sx={{ display: 'flex', flexWrap: 'wrap', gap: 1, mt: 1 }}>
        {testers?.recipient && !testers.self ? null : (
          <Button
            disabled={!title.trim()}
            loading={test.isPending && test.variables === 'self'}
            onClick={() => test.mutate('self')}
          >
            {text.preview.test}
          </Button>
        )}
        {testers?.recipient ? (
          <Button
            disabled={!title.trim()}
            loading={test.isPending && test.variables === 'recipient'}
            onClick={() => test.mutate('recipient')}
          >
            {text.preview.testTo(testers.recipient)}
          </Button>
        ) : null}
      </Box>
    </Box>
  );
}

function Field({ label, value }: { label: string; value: string }) {
  const text = useText(words).preview;
  const line = value.replace(/\s+/g, ' ').trim();
  const shown = shownOnPhone(value);
  const cut = line.slice(shown.length);
  return (
    <Box
      sx={{ display: 'grid', gridTemplateColumns: '5em minmax(0, 1fr)', gap: 1, mb: 0.75, overflowWrap: 'anywhere' }}
    >
      <Box sx={{ color: 'text.secondary' }}>{label}</Box>
      <Box>
        {shown}
        {cut ? (
          <>
            <Box component="del" sx={{ color: 'text.secondary', ...clamped }}>
              {cut}
            </Box>
            <Box sx={{ color: 'error.main', fontSize: '0.8125rem' }}>{text.cut(charactersOf(cut).length)}</Box>
          </>
        ) : null}
      </Box>
    </Box>
  );
}
