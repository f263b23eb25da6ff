import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import { Link } from 'react-router-dom';
import { RECOMMEND_STATES_MEMBER } from '../../../../db/contract/enums-programme';
import type { DeclarationRow } from '../../../../db/contract/programme/declarations';
import words from '../../../i18n/programmeDeclarations';
import { api } from '../../../kit/api';
import { useApiMutation } from '../../../kit/api/mutations';
import { confirm, openDialog } from '../../../kit/dialogs';
import { pickName, useLang, useText } from '../../../kit/i18n';
import { formatMinute } from '../../../kit/layout/format';
import { RowCard } from '../../../kit/layout/RowCard';
import { TagChip } from '../../../kit/layout/StateChip';
import { StageChip } from './StageChip';

/** An own declaration in the list, with what can be done about it. */
export function DeclarationCard({ row }: { row: DeclarationRow }) {
  const text = useText(words);
  const { lang } = useLang();
  const name = row.name || text.entry.unnamed;
  const isDraft = row.stage === 0;
  const drop = useApiMutation(() => api.del('/v1/programme/declaration', {}, { id: row.id } as never), {
    invalidates: [['programme', 'declarations']],
  });
  const ask = async () => {
    const { drop: confirmLabel, dropText } = text.entry;
    if (await confirm({ text: dropText(name), confirmLabel, danger: true })) drop.mutate();
  };
  const state =
    row.stage === 1 ? RECOMMEND_STATES_MEMBER.find(({ value }) => value === row.recommend_state) : undefined;
  const facts = [
    pickName(lang, row.round_title, row.round_title_en),
    row.receipt && `${text.sheet.receipt} ${row.receipt}`,
    row.submit_time
      ? `${text.sheet.submitted} ${formatMinute(row.submit_time)}`
      : row.update_date && `${text.entry.saved} ${row.update_date.slice(0, 16)}`,
  ].filter(Boolean);
  const verb = () => {
    if (row.editable && isDraft) return text.entry.continue;
    return row.editable && row.stage === 2 ? text.entry.mend : text.entry.view;
  };
  return (
    <RowCard label={name}>
      <Box sx={{ flex: '1 1 280px', minWidth: 0 }}>
        <Box component="h3" sx={{ m: 0, fontSize: '1.0625rem', fontWeight: 650, overflowWrap: 'anywhere' }}>
          {name}
        </Box>
        <Box sx={{ display: 'flex', flexWrap: 'wrap', gap: 1, my: 0.75 }}>
          <StageChip stage={row.stage} editable={row.editable} />
          {state ? <TagChip label={state[lang]} /> : null}
          {row.published ? <TagChip label={text.status.steps.published} /> : null}
          {row.pending ? <TagChip label={text.entry.pending} /> : null}
        </Box>
        <Box sx={{ color: 'text.secondary', fontSize: '0.875rem', overflowWrap: 'anywhere' }}>{facts.join(' · ')}</Box>
      </Box>
      <Box sx={{ display: 'flex', flexWrap: 'wrap', gap: 1 }}>
        {isDraft ? (
          <Button color="error" disabled={drop.isPending} onClick={() => void ask()}>
            {text.entry.drop}
          </Button>
        ) : null}
        {row.editable && row.stage === 1 && !row.pending ? (
          <Button onClick={() => void openDialog('editDeclaration', { DetailId: row.id })}>{text.form.modify}</Button>
        ) : null}
        <Button
          component={Link}
          to={`/programme/declarations/${row.id}`}
          variant={row.editable && row.stage !== 1 ? 'contained' : 'outlined'}
        >
          {verb()}
        </Button>
      </Box>
    </RowCard>
  );
}
