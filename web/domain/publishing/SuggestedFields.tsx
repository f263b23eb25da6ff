import Box from '@mui/material/Box';
import Chip from '@mui/material/Chip';
import { keepPreviousData, useQuery } from '@tanstack/react-query';
import { useFormContext, useWatch } from 'react-hook-form';
import words from '../../i18n/suggestedFields';
import { api } from '../../kit/api';
import { pickName, useLang, useText } from '../../kit/i18n';
import { useDebounced } from '../../kit/layout/useDebounced';

/** Letters of a name from which on fields are suggested, and how long nobody must have typed. */
const LEAST = 6;
const RESTS_MS = 900;

interface SuggestedFieldsProps {
  /** Path of the chosen fields, and of what is written. */
  name: string;
  title: string;
  profile: string;
}

/** Fields that what is written seems to belong to; each is taken by one click. */
export function SuggestedFields({ name, title, profile }: SuggestedFieldsProps) {
  const text = useText(words);
  const { lang } = useLang();
  const { setValue, formState } = useFormContext();
  const [own, said, value]: unknown[] = useWatch({ name: [title, profile, name] });
  const asked = useDebounced(
    JSON.stringify({ name: String(own ?? ''), profile: String(said ?? '').slice(0, 20_000) }),
    RESTS_MS,
  );
  const input = JSON.parse(asked) as { name: string; profile: string };
  const { data } = useQuery({
    queryKey: ['suggestedFields', asked],
    queryFn: () => api.post('/v1/match/fields', input, { silent: true }),
    enabled: input.name.trim().length >= LEAST && !formState.disabled,
    placeholderData: keepPreviousData,
  });
  const chosen = (Array.isArray(value) ? value : []).map(String);
  const offered = (data?.fields ?? []).filter(({ id }) => !chosen.includes(id));
  if (offered.length === 0) return null;
  const take = (id: string) =>
    setValue(name, [...chosen, id], { shouldDirty: true, shouldValidate: formState.isSubmitted });
  return (
    <Box
      role="group"
      aria-label={text.label}
      sx={{ display: 'flex', flexWrap: 'wrap', gap: 1, alignItems: 'center', mt: 1 }}
    >
      <Box component="span" sx={{ color: 'text.secondary', fontSize: '0.875rem' }}>
        {data?.sure ? text.label : text.unsure}
      </Box>
      {offered.map((field) => {
        const shown = pickName(lang, field.name, field.name_en);
        return (
          <Chip
            key={field.id}
            size="small"
            variant="outlined"
            label={`+ ${shown}`}
            aria-label={text.take(shown)}
            onClick={() => take(field.id)}
          />
        );
      })}
    </Box>
  );
}
