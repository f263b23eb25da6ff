import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import FormControlLabel from '@mui/material/FormControlLabel';
import Switch from '@mui/material/Switch';
import { useState } from 'react';
import { type Change, shownValue } from '../../../../db/contract/review-changes';
import { REVIEW_GROUPS, type ReviewField } from '../../../../db/contract/review-fields';
import type { ReviewDetail } from '../../../../db/contract/reviews';
import type { Conversation } from '../../../domain/reviews/useConversation';
import words from '../../../i18n/moderation';
import { useText } from '../../../kit/i18n';
import { Section } from '../../../kit/layout/Section';
import type { ReviewKind } from '../kinds';
import { FieldRow } from './FieldRow';
import { isEmpty } from './FieldValue';

interface FieldsProps {
  id: string;
  kind: ReviewKind;
  review: ReviewDetail;
  changes: readonly Change[];
  beforeLabel: string;
  conversation: Conversation;
}

/** The form under review, group by group, read-only. */
export function Fields({ id, kind, review, changes, beforeLabel, conversation }: FieldsProps) {
  const text = useText(words);
  const [onlyChanges, setOnlyChanges] = useState(false);
  const [withEmpty, setWithEmpty] = useState(false);
  const changeOf = (field: ReviewField) => changes.find((change) => change.field === field.name);
  const about = (field: ReviewField) => review.comments.filter((comment) => comment.field === field.name);
  const contentOf = (field: ReviewField) => shownValue(review.form, field);
  const matters = (field: ReviewField) => changeOf(field) !== undefined || about(field).length > 0;

  // An individual names no organisation: its fields are not empty, they do not belong to the form.
  const belongs = (field: ReviewField) => review.form[field.name.split('.')[0] ?? ''] !== null;
  const fields = REVIEW_GROUPS[kind.kind].flatMap((group) => group.fields).filter(belongs);
  const blank = fields.filter(
    (field) => field.value !== 'hidden' && isEmpty(contentOf(field)) && !matters(field),
  ).length;
  const isShown = (field: ReviewField) => {
    if (onlyChanges) return matters(field);
    return matters(field) || !isEmpty(contentOf(field)) || (withEmpty && belongs(field) && field.value !== 'hidden');
  };

  return (
    <>
      <Box sx={{ display: 'flex', flexWrap: 'wrap', alignItems: 'center', columnGap: 2, mb: 1.5 }}>
        {changes.length > 0 ? (
          <FormControlLabel
            control={<Switch checked={onlyChanges} onChange={(_, on) => setOnlyChanges(on)} />}
            label={text.review.onlyChanges}
          />
        ) : null}
        {blank > 0 && !onlyChanges ? (
          <Button size="small" aria-pressed={withEmpty} onClick={() => setWithEmpty(!withEmpty)}>
            {withEmpty ? text.review.hideEmpty : text.review.showEmpty(blank)}
          </Button>
        ) : null}
      </Box>
      {REVIEW_GROUPS[kind.kind].map((group) => {
        const shown = group.fields.filter(isShown);
        return shown.length === 0 ? null : (
          <Section key={group.name} card title={text.groups[group.name]}>
            <Box
              sx={{
                display: 'grid',
                columnGap: 3,
                gridTemplateColumns: { xs: 'minmax(0, 1fr)', sm: 'repeat(2, minmax(0, 1fr))' },
              }}
            >
              {shown.map((field) => (
                <FieldRow
                  key={field.name}
                  itemId={id}
                  field={field}
                  value={contentOf(field)}
                  change={changeOf(field)}
                  beforeLabel={beforeLabel}
                  comments={about(field)}
                  conversation={conversation}
                />
              ))}
            </Box>
          </Section>
        );
      })}
    </>
  );
}
