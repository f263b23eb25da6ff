import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import type { ReactNode } from 'react';
import { Link } from 'react-router-dom';
import { changesOf, shownValue } from '../../../../db/contract/review-changes';
import { type ReviewField, reviewFields } from '../../../../db/contract/review-fields';
import type { Duplicate, ReviewDetail } from '../../../../db/contract/reviews';
import { useFieldName } from '../../../domain/reviews/fieldNames';
import words from '../../../i18n/moderation';
import { useApiQuery } from '../../../kit/api';
import { NOT_FOUND } from '../../../kit/api/statuses';
import { AppDialog } from '../../../kit/dialogs/AppDialog';
import type { DialogProps } from '../../../kit/dialogs/registry';
import { useText } from '../../../kit/i18n';
import { formatMinute } from '../../../kit/layout/format';
import { QueryState } from '../../../kit/layout/QueryState';
import { StateChip } from '../../../kit/layout/StateChip';
import { REVIEWS, type ReviewPages } from '../kinds';
import { Comparison } from './Comparison';
import { FieldValue, isEmpty } from './FieldValue';
import { PlaceNames } from './places';

interface DuplicateProps {
  pages: ReviewPages;
  /** The review that the dialog was opened from. */
  review: ReviewDetail;
  other: Pick<Duplicate, 'id' | 'name'>;
  /** Path of the other one's page. */
  address: string;
}

const BESIDE = {
  display: 'grid',
  gap: 1.5,
  gridTemplateColumns: { xs: 'minmax(0, 1fr)', md: 'repeat(2, minmax(0, 1fr))' },
} as const;

/** Who handed an item in when, and how it stands. */
function Standing({ label, review }: { label: string; review: ReviewDetail }) {
  const text = useText(words).review;
  const { form, publisher, add_time } = review;
  const facts = [form.code, publisher && `${text.by} ${publisher}`, `${text.submitted} ${formatMinute(add_time)}`];
  return (
    <Box sx={{ minWidth: 0 }}>
      <Box sx={{ display: 'flex', flexWrap: 'wrap', alignItems: 'center', gap: 1 }}>
        <Box component="span" sx={{ fontWeight: 600 }}>
          {label}
        </Box>
        <StateChip status={form.audit_status} />
      </Box>
      <Box sx={{ mt: 0.5, fontSize: '0.875rem', color: 'text.secondary', overflowWrap: 'anywhere' }}>
        {facts.filter(Boolean).join(' · ')}
      </Box>
    </Box>
  );
}

function Fields({ title, children }: { title: string; children: ReactNode }) {
  return (
    <Box component="section" sx={{ mt: 3 }}>
      <Box component="h3" sx={{ m: 0, fontSize: '1rem', fontWeight: 600 }}>
        {title}
      </Box>
      {children}
    </Box>
  );
}

function Row({ field, children }: { field: ReviewField; children: ReactNode }) {
  const label = useFieldName()(field.name);
  return (
    <Box role="group" aria-label={label} sx={{ minWidth: 0, mt: 1.5 }}>
      <Box sx={{ mb: 0.5, fontSize: '0.875rem', fontWeight: 600, color: 'text.secondary' }}>{label}</Box>
      {children}
    </Box>
  );
}

function Beside({ pages, one, other }: { pages: ReviewPages; one: ReviewDetail; other: ReviewDetail }) {
  const text = useText(words).duplicates;
  const { kind } = REVIEWS[pages];
  const changes = new Map(changesOf(kind, one.form, other.form).map((change) => [change.field, change]));
  const fields = reviewFields(kind).filter(({ value }) => value !== 'hidden');
  const same = fields.filter((field) => !changes.has(field.name) && !isEmpty(shownValue(one.form, field)));
  const different = fields.filter((field) => changes.has(field.name));
  return (
    <PlaceNames value={{ ...one.places, ...other.places }}>
      <Box sx={BESIDE}>
        <Standing label={text.self} review={one} />
        <Standing label={text.other} review={other} />
      </Box>
      {different.length > 0 ? (
        <Fields title={text.differs(different.length)}>
          {different.map((field) => (
            <Row key={field.name} field={field}>
              <Comparison
                field={field}
                before={changes.get(field.name)?.before}
                after={changes.get(field.name)?.after}
                beforeLabel={text.self}
                otherLabel={text.other}
              />
            </Row>
          ))}
        </Fields>
      ) : null}
      {same.length > 0 ? (
        <Fields title={text.same(same.length)}>
          <Box sx={{ ...BESIDE, rowGap: 0 }}>
            {same.map((field) => (
              <Row key={field.name} field={field}>
                <FieldValue field={field} value={shownValue(one.form, field)} />
              </Row>
            ))}
          </Box>
        </Fields>
      ) : null}
    </PlaceNames>
  );
}

/** The dialog 'compareDuplicate': what an item and one that looks like it say, field by field: first what differs, whose words both share stand unmarked. */
export default function DuplicateDialog({ pages, review, other, address }: DialogProps<DuplicateProps, boolean>) {
  const text = useText(words).duplicates;
  const { itemType } = REVIEWS[pages];
  const query = useApiQuery(
    ['review', 'item'],
    '/v1/review/detail',
    { item_type: itemType, id: other.id },
    { staleMs: 0, handled: [NOT_FOUND] },
  );
  return (
    <AppDialog
      title={text.compareWith(other.name)}
      width={1040}
      actions={
        <Button component={Link} to={address} target="_blank" variant="outlined">
          {text.open}
        </Button>
      }
    >
      {query.data ? <Beside pages={pages} one={review} other={query.data} /> : <QueryState query={query} count={4} />}
    </AppDialog>
  );
}
