import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import type { OwnExpert } from '../../../db/contract/experts';
import { itemPage } from '../../../db/contract/items';
import { AUDIT, ITEM, LIMITS } from '../../../db/contract/limits';
import words from '../../i18n/experts';
import { api, queryClient, useApiQuery } from '../../kit/api';
import { useApiMutation } from '../../kit/api/mutations';
import { confirm, openDialog } from '../../kit/dialogs';
import { pickName, useLang, useText } from '../../kit/i18n';
import { formatDay } from '../../kit/layout/format';
import { LoadingState } from '../../kit/layout/LoadingState';
import { Page } from '../../kit/layout/Page';
import { Pager } from '../../kit/layout/Pager';
import { StateChip, TagChip } from '../../kit/layout/StateChip';
import { EmptyState, ErrorState } from '../../kit/layout/States';
import { UserAvatar } from '../../kit/layout/UserAvatar';
import { Link, useSearchParams } from '../../kit/router';
import { toast } from '../../kit/toast';

function Row({
  expert,
  onEdit,
  onRemove,
  busy,
}: {
  expert: OwnExpert;
  onEdit: () => void;
  onRemove: () => void;
  busy: boolean;
}) {
  const text = useText(words);
  const { lang } = useLang();
  const name = pickName(lang, expert.name, expert.name_en);
  const shown = expert.audit_status === AUDIT.approved;
  return (
    <Box
      component="li"
      sx={{
        display: 'flex',
        flexWrap: 'wrap',
        gap: 2,
        p: 2.5,
        border: 1,
        borderColor: 'divider',
        borderRadius: 3,
        bgcolor: 'background.paper',
      }}
    >
      <UserAvatar src={expert.avatar} size={64} />
      <Box sx={{ flex: '1 1 260px', minWidth: 0 }}>
        <Box sx={{ display: 'flex', flexWrap: 'wrap', gap: 1, alignItems: 'center' }}>
          <Box component="h2" sx={{ m: 0, fontSize: '1.0625rem', overflowWrap: 'anywhere' }}>
            {shown ? (
              <Box
                component={Link}
                to={itemPage(ITEM.expert, expert.expert_id, expert.name)}
                sx={{ color: 'brand.text' }}
              >
                {name}
              </Box>
            ) : (
              name
            )}
          </Box>
          <StateChip status={expert.audit_status} />
          {expert.is_self ? <TagChip label={text.self} /> : null}
        </Box>
        <Box sx={{ color: 'text.secondary', fontSize: '0.875rem', mt: 0.5 }}>
          {[
            expert.qualification,
            expert.org_name,
            text.worksCount(expert.works),
            formatDay(expert.update_time ?? expert.add_time),
          ]
            .filter(Boolean)
            .join(' · ')}
        </Box>
        {expert.audit_opinion && !shown ? <Box sx={{ mt: 1 }}>{text.opinion(expert.audit_opinion)}</Box> : null}
      </Box>
      <Box sx={{ display: 'flex', flexWrap: 'wrap', gap: 1, alignItems: 'flex-start' }}>
        <Button size="small" variant="outlined" aria-label={text.of(text.edit, name)} onClick={onEdit}>
          {text.edit}
        </Button>
        <Button
          size="small"
          component={Link}
          to={`/reviewTalk/experts/${expert.expert_id}`}
          aria-label={text.of(text.talk, name)}
        >
          {text.talk}
        </Button>
        <Button
          size="small"
          sx={{ color: 'error.main' }}
          disabled={busy}
          aria-label={text.of(text.remove, name)}
          onClick={onRemove}
        >
          {text.remove}
        </Button>
      </Box>
    </Box>
  );
}

/** Experts that the user entered: oneself once, and others of one's organisation. */
export default function OwnExperts() {
  const text = useText(words);
  const [address] = useSearchParams();
  const pageIndex = Number(address.get('page')) || 1;
  const query = useApiQuery(
    ['experts', 'own'],
    '/v1/user/zhuanjia/list',
    { pageIndex, pageSize: LIMITS.pageSize },
    { keepPrevious: true },
  );
  const reread = () => queryClient.invalidateQueries({ queryKey: ['experts'] });
  const remove = useApiMutation((expert: OwnExpert) => api.del('/v1/user/zhuanjia', { expert_id: expert.expert_id }), {
    invalidates: [['experts']],
    onSuccess: () => toast.success(text.removed),
  });
  const ask = async (expert: OwnExpert) => {
    const question = { title: text.removeTitle, text: text.removeText(expert.name), confirmLabel: text.remove };
    if (await confirm({ ...question, danger: true })) remove.mutate(expert);
  };
  const enter = async (id: string | 0, self: boolean) => {
    if (await openDialog('expertForm', { id, self })) await reread();
  };
  const { data } = query;
  const rows = data?.records ?? [];
  const applied = rows.some(({ is_self }) => is_self === 1);
  return (
    <Page
      title={text.mine}
      lead={text.mineLead}
      breadcrumbs={[{ label: text.title, to: '/expert' }, { label: text.mine }]}
      actions={
        <>
          {data && !applied ? (
            <Button variant="contained" onClick={() => void enter(0, true)}>
              {text.apply}
            </Button>
          ) : null}
          <Button variant="outlined" onClick={() => void enter(0, false)}>
            {text.enter}
          </Button>
        </>
      }
    >
      {!data && !query.isError ? <LoadingState count={4} /> : null}
      {!data && query.isError ? <ErrorState onRetry={() => void query.refetch()} /> : null}
      {data && rows.length === 0 ? <EmptyState title={text.mineNone} hint={text.mineNoneHint} /> : null}
      <Box component="ul" aria-label={text.mine} sx={{ listStyle: 'none', m: 0, p: 0, display: 'grid', gap: 2 }}>
        {rows.map((expert) => (
          <Row
            key={expert.expert_id}
            expert={expert}
            busy={remove.isPending}
            onEdit={() => void enter(expert.expert_id, expert.is_self === 1)}
            onRemove={() => void ask(expert)}
          />
        ))}
      </Box>
      {data && data.pages > 1 ? <Pager current={data.current} pages={data.pages} totalText="" /> : null}
    </Page>
  );
}
