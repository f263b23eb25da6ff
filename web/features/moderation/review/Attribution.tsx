import Alert from '@mui/material/Alert';
import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import { Link } from 'react-router-dom';
import type { Attribution as AttributionData } from '../../../../db/contract/attribution';
import { slug } from '../../../../db/contract/items';
import words from '../../../i18n/attributions';
import { api, reread } from '../../../kit/api';
import { useApiMutation } from '../../../kit/api/mutations';
import { useText } from '../../../kit/i18n';
import { FactList } from '../../../kit/layout/DetailLayout';
import { formatDay } from '../../../kit/layout/format';
import { Section } from '../../../kit/layout/Section';
import { toast } from '../../../kit/toast';
import type { ReviewKind } from '../kinds';

interface AttributionProps {
  id: string;
  kind: ReviewKind;
  value: AttributionData;
  /** Objections are decided apart once everybody reads the item. */
  isPublic: boolean;
}

const quoted = {
  mt: 0.5,
  pl: 1.5,
  borderLeft: 3,
  borderColor: 'divider',
  whiteSpace: 'pre-wrap',
  overflowWrap: 'anywhere',
} as const;

/** In whose name an item stands, where that wants a look before a decision; the organisation is asked with one press. */
export function Attribution({ id, kind, value, isPublic }: AttributionProps) {
  const all = useText(words);
  const text = all.review;
  const ask = useApiMutation(() => api.post('/v1/review/attribution/ask', { item_type: kind.itemType, id }), {
    onSuccess: async ({ told, messages }) => {
      toast.success(told > 0 ? text.asked(told, messages) : text.alreadyAsked);
      await reread([['review']]);
    },
  });
  const { relation, doubt, administrators, questions, objections } = value;
  if (relation !== 'none' && objections.length === 0 && questions.length === 0) return null;
  const waits = questions.some(({ answer }) => answer === null);
  const contact = [value.contacts, value.contacts_tel].filter(Boolean).join(' · ');
  const open = objections.some(({ state }) => state === 'open');
  return (
    <Section card title={text.title}>
      <Box component="h3" sx={{ m: 0, mb: 1, fontSize: '1rem', fontWeight: 600 }}>
        <Box
          component={Link}
          to={`/organizationDetail/${value.organization_id}/${slug(value.name)}`}
          sx={{ color: 'brand.text' }}
        >
          {value.name}
        </Box>
      </Box>
      <Alert severity={doubt ? 'warning' : 'info'} role="note" sx={{ mb: 2 }}>
        {all.relation[relation]}
        {doubt ? ` · ${text.doubts[doubt]}` : ''}
        {open && isPublic ? (
          <Box component={Link} to="/audit/objections" sx={{ display: 'block', color: 'brand.text' }}>
            {text.decideApart}
          </Box>
        ) : null}
      </Alert>
      <FactList
        facts={[
          { label: text.administrators, value: administrators.join(', ') || text.nobody },
          { label: text.contact, value: contact || text.noContact },
        ]}
      />
      {questions.map(({ id: key, answer, answer_name, answer_text, answer_time, add_time }) => (
        <Box key={key} sx={{ mt: 1.5 }}>
          {answer ? text[answer](answer_name ?? '', formatDay(answer_time)) : text.waits(formatDay(add_time))}
          {answer_text ? <Box sx={quoted}>{answer_text}</Box> : null}
        </Box>
      ))}
      {objections.map(({ id: key, name, add_time, reason, state, opinion }) => (
        <Box key={key} sx={{ mt: 1.5 }}>
          {text.objection(name, formatDay(add_time))} {text.states[state]}
          <Box sx={quoted}>{reason}</Box>
          {opinion ? <Box sx={{ ...quoted, color: 'text.secondary' }}>{opinion}</Box> : null}
        </Box>
      ))}
      {relation === 'none' && administrators.length > 0 && !waits ? (
        <Button
          variant="outlined"
          sx={{ mt: 2 }}
          loading={ask.isPending}
          onClick={() => {
            if (!ask.isPending) ask.mutate(undefined);
          }}
        >
          {text.ask}
        </Button>
      ) : null}
    </Section>
  );
}
