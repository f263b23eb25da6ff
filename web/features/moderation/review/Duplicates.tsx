import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import { Link } from 'react-router-dom';
import { slug } from '../../../../db/contract/items';
import type { Duplicate, ReviewDetail } from '../../../../db/contract/reviews';
import words from '../../../i18n/moderation';
import { openDialog } from '../../../kit/dialogs';
import { useText } from '../../../kit/i18n';
import { StateChip } from '../../../kit/layout/StateChip';
import type { ReviewKind } from '../kinds';
import { Panel } from './Panel';

/** Items that look like this one: the same or nearly the same name or text. */
export function Duplicates({ kind, review }: { kind: ReviewKind; review: ReviewDetail }) {
  const text = useText(words).duplicates;
  const items = review.duplicates;
  const compare = (other: Duplicate) =>
    openDialog('compareDuplicate', { pages: kind.pages, review, other, address: addressOf(other) });
  const addressOf = ({ id, name, is_public }: Duplicate) =>
    is_public && kind.page ? `${kind.page}/${id}/${slug(name)}` : `/audit/${kind.pages}/${id}`;
  return (
    <Panel title={text.title} count={items.length}>
      {items.length === 0 ? (
        <Box sx={{ color: 'text.secondary' }}>{text.none}</Box>
      ) : (
        <Box component="ul" sx={{ listStyle: 'none', m: 0, p: 0, display: 'grid', gap: 1.5 }}>
          {items.map((item) => (
            <li key={item.id}>
              <Box
                component={Link}
                to={addressOf(item)}
                target="_blank"
                sx={{ color: 'brand.text', fontWeight: 600, overflowWrap: 'anywhere' }}
              >
                {item.name}
              </Box>
              <Box sx={{ fontSize: '0.8125rem', color: 'text.secondary', overflowWrap: 'anywhere' }}>
                {[item.code, item.org_name].filter(Boolean).join(' · ')}
              </Box>
              <Box sx={{ display: 'flex', flexWrap: 'wrap', alignItems: 'center', gap: 1, mt: 0.5 }}>
                <StateChip status={item.audit_status} />
                <Box component="span" sx={{ fontSize: '0.8125rem', fontWeight: 600 }}>
                  {(item.by === 'name' ? text.byName : text.byText)(item.score)}
                </Box>
                <Button
                  size="small"
                  aria-label={text.compareWith(item.name)}
                  onClick={() => void compare(item)}
                  sx={{ ml: 'auto' }}
                >
                  {text.compare}
                </Button>
              </Box>
            </li>
          ))}
        </Box>
      )}
    </Panel>
  );
}
