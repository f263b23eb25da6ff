import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import type { ReactNode } from 'react';
import { Link } from 'react-router-dom';
import { type ITEMS, itemPage } from '../../../db/contract/items';
import { AUDIT } from '../../../db/contract/limits';
import words from '../../i18n/ownItems';
import type { ApiQuery, Paged } from '../../kit/api';
import { useApiMutation } from '../../kit/api/mutations';
import { inChinese, useNamed, useText } from '../../kit/i18n';
import { Pager } from '../../kit/layout/Pager';
import { panel } from '../../kit/layout/panel';
import { QueryState } from '../../kit/layout/QueryState';
import { StateChip } from '../../kit/layout/StateChip';
import { EmptyState } from '../../kit/layout/States';

/** What the list says of one that a member entered. */
interface OwnItem {
  id: string;
  name: string;
  name_en: string | null;
  audit_status: number;
  audit_opinion: string | null;
  /** Remarks of its review that wait for an answer. */
  open_comments?: number;
  /** Who entered it has left the organisation in whose name it stands: its administrators decide about it. */
  has_left?: number;
  picture: ReactNode;
  /** Below the name, parted by dots. */
  facts: readonly (string | null)[];
  /** Beside the state. */
  chips?: ReactNode;
}

export interface OwnItemsProps<R> {
  facts: Pick<(typeof ITEMS)['product' | 'project' | 'expert'], 'itemType' | 'pages'>;
  /** What the list is called, and what asks before one is deleted. */
  label: string;
  removeTitle: string;
  query: ApiQuery<Paged<R>>;
  itemOf: (row: R) => OwnItem;
  empty: { title: string; hint: string; action?: ReactNode };
  onEdit: (row: R) => void;
  /** Deletes one; what is read of the kind is read again. */
  remove: (id: string) => Promise<unknown>;
  queryKey: string;
}

interface RowProps {
  item: OwnItem;
  facts: OwnItemsProps<unknown>['facts'];
  busy: boolean;
  onEdit: () => void;
  onRemove: () => void;
}

function Row({ item, facts, busy, onEdit, onRemove }: RowProps) {
  const text = useText(words);
  const { title, original } = useNamed()(item);
  const shown = item.audit_status === AUDIT.approved;
  return (
    <Box component="li" sx={{ display: 'flex', flexWrap: 'wrap', gap: 2, p: 2.5, ...panel }}>
      {item.picture}
      <Box sx={{ flex: '1 1 260px', minWidth: 0 }}>
        <Box sx={{ display: 'flex', flexWrap: 'wrap', gap: 1, alignItems: 'center' }}>
          <Box component="h2" {...inChinese(title)} sx={{ m: 0, fontSize: '1.0625rem', overflowWrap: 'anywhere' }}>
            {shown ? (
              <Box component={Link} to={itemPage(facts.itemType, item.id, item.name)} sx={{ color: 'brand.text' }}>
                {title}
              </Box>
            ) : (
              title
            )}
          </Box>
          <StateChip status={item.audit_status} />
          {item.chips}
        </Box>
        {original ? (
          <Box lang="zh-CN" sx={{ color: 'text.secondary', fontSize: '0.8125rem' }}>
            {original}
          </Box>
        ) : null}
        <Box {...inChinese(item.facts.join(''))} sx={{ color: 'text.secondary', fontSize: '0.875rem', mt: 0.5 }}>
          {item.facts.filter(Boolean).join(' · ')}
        </Box>
        {item.audit_opinion && !shown ? (
          <Box {...inChinese(item.audit_opinion)} sx={{ mt: 1, overflowWrap: 'anywhere' }}>
            {text.opinion(item.audit_opinion)}
          </Box>
        ) : null}
        {item.open_comments ? (
          <Box sx={{ mt: 1, color: 'warning.main', fontWeight: 600, fontSize: '0.875rem' }}>
            {text.openComments(item.open_comments)}
          </Box>
        ) : null}
      </Box>
      {item.has_left ? (
        <Box sx={{ flex: '1 1 260px', color: 'text.secondary', fontSize: '0.9375rem' }}>{text.left}</Box>
      ) : (
        <Box sx={{ display: 'flex', flexWrap: 'wrap', gap: 1, alignItems: 'flex-start' }}>
          <Button size="small" variant="outlined" aria-label={text.of(text.edit, title)} onClick={onEdit}>
            {text.edit}
          </Button>
          <Button
            size="small"
            component={Link}
            to={`/reviewTalk/${facts.pages}/${item.id}`}
            aria-label={text.of(text.talk, title)}
          >
            {text.talk}
          </Button>
          <Button
            size="small"
            sx={{ color: 'error.main' }}
            disabled={busy}
            aria-label={text.of(text.remove, title)}
            onClick={onRemove}
          >
            {text.remove}
          </Button>
        </Box>
      )}
    </Box>
  );
}

/** What a member entered of a kind without a public version beside it, in every state, with what may be done. */
export function OwnItems<R>(props: OwnItemsProps<R>) {
  const { facts, label, removeTitle, query, itemOf, empty, onEdit, queryKey } = props;
  const text = useText(words);
  const named = useNamed();
  const remove = useApiMutation((item: OwnItem) => props.remove(item.id), {
    ask: (item) => ({
      title: removeTitle,
      text: text.removeText(named(item).title),
      confirmLabel: text.remove,
      danger: true,
    }),
    invalidates: [[queryKey]],
    done: text.removed,
  });
  const { data } = query;
  if (!data) {
    return <QueryState query={query} count={4} />;
  }
  if (data.records.length === 0) return <EmptyState {...empty} />;
  return (
    <>
      <Box component="ul" aria-label={label} sx={{ listStyle: 'none', m: 0, p: 0, display: 'grid', gap: 2 }}>
        {data.records.map((row) => {
          const item = itemOf(row);
          return (
            <Row
              key={item.id}
              item={item}
              facts={facts}
              busy={remove.isPending}
              onEdit={() => onEdit(row)}
              onRemove={() => remove.mutate(item)}
            />
          );
        })}
      </Box>
      {data.pages > 1 ? <Pager current={data.current} pages={data.pages} /> : null}
    </>
  );
}
