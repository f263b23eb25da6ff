import Box from '@mui/material/Box';
import { Link } from 'react-router-dom';
import { slug } from '../../../../db/contract/items';
import type { ReviewField } from '../../../../db/contract/review-fields';
import type { NamedOrganization } from '../../../../db/contract/reviews';
import { useFieldName } from '../../../domain/reviews/fieldNames';
import words from '../../../i18n/moderation';
import { useText } from '../../../kit/i18n';
import { Section } from '../../../kit/layout/Section';
import { TagChip } from '../../../kit/layout/StateChip';
import { Comparison } from './Comparison';

const fieldOf = (name: string): ReviewField => ({ name, value: name === 'organization.profile' ? 'html' : 'text' });

/** Who the organisation of an item is, what its publisher is to it, and what the submission would change of it. */
function Organization({ item }: { item: NamedOrganization }) {
  const text = useText(words).organizations;
  const nameOf = useFieldName();
  const { changes } = item;
  return (
    <Box component="article" sx={{ '& + &': { mt: 3 } }}>
      <Box sx={{ display: 'flex', flexWrap: 'wrap', alignItems: 'center', gap: 1 }}>
        <Box component="h3" sx={{ m: 0, fontSize: '1rem', fontWeight: 600 }}>
          {text.parts[item.part]}:{' '}
          <Box
            component={Link}
            to={`/organizationDetail/${item.organization_id}/${slug(item.name)}`}
            sx={{ color: 'brand.text' }}
          >
            {item.name}
          </Box>
        </Box>
        <TagChip label={item.verified ? text.verified : text.unverified} />
      </Box>
      <Box sx={{ mt: 0.5, color: item.publisher === 'none' ? 'warning.main' : 'text.secondary' }}>
        {text.publisher[item.publisher]}
      </Box>
      {changes.length > 0 ? (
        <>
          <Box sx={{ mt: 1, mb: 1.5 }}>{item.applies ? text.applies : text.waits}</Box>
          {changes.map(({ field, before, after }) => (
            <Box
              key={field}
              role="group"
              aria-label={nameOf(field)}
              sx={{ py: 1.25, borderTop: 1, borderColor: 'divider' }}
            >
              <Box component="h4" sx={{ m: 0, mb: 0.5, fontSize: '0.875rem', color: 'text.secondary' }}>
                {nameOf(field)}
              </Box>
              <Comparison field={fieldOf(field)} before={before} after={after} beforeLabel={text.before} />
            </Box>
          ))}
        </>
      ) : null}
    </Box>
  );
}

/** The organisations that an item names, where there is something to know about them before a decision. */
export function Organizations({ items }: { items: readonly NamedOrganization[] }) {
  const text = useText(words).organizations;
  const shown = items.filter((item) => item.changes.length > 0);
  if (shown.length === 0) return null;
  return (
    <Section card title={text.title}>
      {shown.map((item) => (
        <Organization key={item.part} item={item} />
      ))}
    </Section>
  );
}
