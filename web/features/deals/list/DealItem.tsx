import Button from '@mui/material/Button';
import type { DealRow } from '../../../../db/contract/deals';
import words from '../../../i18n/deals';
import { api } from '../../../kit/api';
import { useApiMutation } from '../../../kit/api/mutations';
import { pickName, useLang, useText } from '../../../kit/i18n';
import { formatDay, formatMinute } from '../../../kit/layout/format';
import { RowCard, RowNamed } from '../../../kit/layout/RowCard';
import { NewChip, ToneChip } from '../../../kit/layout/StateChip';
import { toast } from '../../../kit/toast';
import { DealStateChip } from '../DealStateChip';

/** Marks of a deal in a list: what is new, late, or one's own turn. */
function Marks({ row }: { row: DealRow }) {
  const text = useText(words);
  const turn = row.my_side !== null && row.due_sides.includes(row.my_side);
  return (
    <>
      {row.unread > 0 ? <NewChip label={text.unread(row.unread)} /> : null}
      {row.overdue ? <ToneChip tone="rejected" label={text.overdue} /> : null}
      {turn ? <ToneChip tone="review" label={text.yourTurn} /> : null}
    </>
  );
}

function Remind({ row }: { row: DealRow }) {
  const text = useText(words).all;
  const { lang } = useLang();
  const remind = useApiMutation(() => api.post('/v1/deal/remind', { id: row.id }), {
    onSuccess: ({ told }) => toast.success(text.reminded(told)),
  });
  if (row.due_sides.length === 0) return null;
  return (
    <Button
      size="small"
      variant="outlined"
      aria-label={text.remindOf(pickName(lang, row.item_name, row.item_name_en))}
      loading={remind.isPending}
      onClick={() => remind.mutate()}
    >
      {text.remind}
    </Button>
  );
}

/** One deal of a list: what it is about, between whom, how it stands. */
export function DealItem({ row, all }: { row: DealRow; all: boolean }) {
  const text = useText(words);
  const { lang } = useLang();
  const name = pickName(lang, row.item_name, row.item_name_en);
  const seeker = pickName(lang, row.seeker, row.seeker_en);
  const owner = pickName(lang, row.owner, row.owner_en);
  const parties = [
    { side: 'seeker', name: seeker || text.closedAccount },
    { side: 'owner', name: owner || (row.my_side === 'seeker' ? '' : text.closedAccount) },
  ] as const;
  return (
    <RowCard label={name}>
      <RowNamed
        marks={
          <>
            <DealStateChip state={row.state} />
            <Marks row={row} />
          </>
        }
        name={name}
        to={`/deals/${row.id}`}
      >
        <span>{text.kinds[row.item_type]}</span>
        {parties.map(({ side, name: party }) =>
          side === row.my_side ? null : <span key={side}>{party ? `${text.sides[side]} ${party}` : text.unnamed}</span>,
        )}
        <span>{text.updated(formatMinute(row.update_time))}</span>
        {row.due_time && !row.overdue ? <span>{text.due(formatDay(row.due_time))}</span> : null}
      </RowNamed>
      {all ? <Remind row={row} /> : null}
    </RowCard>
  );
}
