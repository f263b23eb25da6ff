import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import { useNavigate } from 'react-router-dom';
import { MATCH } from '../../../../db/contract/listings';
import type { ApplicationRow } from '../../../../db/contract/push-applications';
import { useSession } from '../../../domain/session';
import words from '../../../i18n/pushApplications';
import { api } from '../../../kit/api';
import { useAttempt } from '../../../kit/api/mutations';
import { openDialog } from '../../../kit/dialogs';
import { useText } from '../../../kit/i18n';
import { toast } from '../../../kit/toast';

/** What staff does with an application; the portrait is the auditors' (core§1). */
export function ConfirmActions({ row }: { row: ApplicationRow }) {
  const all = useText(words);
  const text = all.confirm;
  const { has } = useSession();
  const navigate = useNavigate();
  const { busy, attempt } = useAttempt();
  const name = row.item_name ?? '';
  const run = (call: () => Promise<unknown>, message: string) =>
    attempt(async () => {
      await call();
      toast.success(message);
    }, [['pushApplications']]);
  const decide = () => api.post('/v1/pushApplication/decide', { id: row.id, version: row.version, state: 'confirmed' });
  const portray = (match_state: number) =>
    api.post(`/v1/user/${row.item_type === 1 ? 'chengguo' : 'xuqiu'}/portrait`, { id: row.item_id, match_state });
  /** A confirmed wish is packed, configured, and then confirmed among the pushes of its group. */
  const lead = async () => {
    const groupId = await openDialog('pushPack', { itemType: row.item_type, items: [row.item_id], title: name });
    if (!groupId) return;
    if (await openDialog('pushConfig', { itemType: row.item_type, groupId }))
      void navigate(`/pushProfile?push_group_id=${groupId}`);
  };
  const operator = has('push-admin');
  const auditor = has(row.item_type === 1 ? 'cg-auditor' : 'xq-auditor') && row.is_public === 1;
  const open = row.state === 'applied' || row.state === 'confirmed';
  const entries = [
    ...(row.state === 'applied' && row.is_public === 1
      ? [
          {
            label: text.confirm,
            main: true,
            run: () => run(decide, operator ? text.confirmedOperator : text.confirmed),
          },
        ]
      : []),
    ...(row.state === 'confirmed' && row.is_public === 1 && operator
      ? [{ label: text.pack, main: true, run: lead }]
      : []),
    ...(row.is_pushed === 1 || row.state === 'confirmed' || row.state === 'pushed'
      ? [
          {
            label: text.record,
            run: () =>
              openDialog('demandPushRecord', { demandId: row.item_id, demandName: name, itemType: row.item_type }),
          },
        ]
      : []),
    ...(open
      ? [{ label: text.decline, run: () => openDialog('declinePush', { id: row.id, version: row.version, name }) }]
      : []),
    ...(auditor && open && row.match_state < MATCH.portraying
      ? [{ label: text.portraying, run: () => run(() => portray(MATCH.portraying), text.portraitSaved) }]
      : []),
    ...(auditor && open && row.match_state === MATCH.portraying
      ? [{ label: text.portrayed, run: () => run(() => portray(MATCH.completed), text.portraitSaved) }]
      : []),
  ];
  return (
    <Box sx={{ display: 'flex', flexWrap: 'wrap', gap: 0.5 }}>
      {entries.map(({ label, run: act, ...look }) => (
        <Button
          key={label}
          size="small"
          disabled={busy}
          variant={'main' in look ? 'contained' : 'text'}
          aria-label={all.of(label, name)}
          onClick={() => void act()}
        >
          {label}
        </Button>
      ))}
    </Box>
  );
}
