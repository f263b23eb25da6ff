import Box from '@mui/material/Box';
import words from '../../../i18n/suggestedFields';
import { useApiQuery } from '../../../kit/api';
import { pickName, useLang, useText } from '../../../kit/i18n';
import { TagChip } from '../../../kit/layout/StateChip';
import type { ReviewKind } from '../kinds';
import { Panel } from './Panel';

/** Says that the fields which were chosen are others than the text tells; nothing where they agree. */
export function FieldsPanel({ kind, id }: { kind: ReviewKind; id: string }) {
  const text = useText(words);
  const { lang } = useLang();
  const hasTopics = kind.pages === 'results' || kind.pages === 'demands';
  const { data } = useApiQuery(
    ['review', 'fieldCheck', kind.itemType, id],
    '/v1/match/fieldCheck',
    { item_type: kind.itemType, id },
    { enabled: hasTopics, silent: true },
  );
  if (!data?.disagrees) return null;
  return (
    <Panel title={text.disagrees}>
      <Box sx={{ fontSize: '0.875rem', color: 'text.secondary', mb: 1 }}>{text.disagreesHint}</Box>
      <Box sx={{ display: 'flex', flexWrap: 'wrap', gap: 0.75 }}>
        {data.fields.map((field) => (
          <TagChip key={field.id} label={pickName(lang, field.name, field.name_en)} />
        ))}
      </Box>
    </Panel>
  );
}
