import Box from '@mui/material/Box';
import type { ReactNode } from 'react';
import catalog from '../../../i18n/catalog';
import words from '../../../i18n/publish';
import { pickName, useLang, useText } from '../../../kit/i18n';
import { RichText } from '../../../kit/layout/RichText';
import { flatScopes, useScopes } from '../../fields';
import type { AttachedFile, RegionStep } from '../types';
import type { FieldFacts } from './differences';

const isBlank = (value: unknown): boolean =>
  value === undefined || value === null || value === '' || (Array.isArray(value) && value.length === 0);

/** One side's value of a field, as its readers know it. */
export function SideValue({ facts, value }: { facts: FieldFacts; value: unknown }) {
  const text = useText(words).merge;
  if (isBlank(value)) return <Box sx={{ color: 'text.secondary' }}>{text.blank}</Box>;
  if (facts.look === 'drawn') return <Box sx={{ overflowWrap: 'anywhere' }}>{value as ReactNode}</Box>;
  if (facts.look === 'scopes') return <Scopes ids={value as string[]} />;
  if (facts.look === 'html') {
    return (
      <Box sx={{ maxHeight: 240, overflowY: 'auto' }} tabIndex={0} role="group" aria-label={facts.label}>
        <RichText html={String(value)} />
      </Box>
    );
  }
  if (facts.look === 'picture') return <img src={String(value)} alt={facts.label} style={{ maxWidth: 160 }} />;
  return <Plain facts={facts} value={value} />;
}

function Plain({ facts, value }: { facts: FieldFacts; value: unknown }) {
  const { lang } = useLang();
  const { separator } = useText(catalog);
  const one = (part: unknown): string => {
    if (typeof part === 'object' && part !== null) {
      return (part as Partial<AttachedFile>).fileShowName ?? (part as RegionStep).name;
    }
    return facts.choices?.find((choice) => choice.value === part)?.[lang] ?? String(part);
  };
  const shown = (Array.isArray(value) ? value : [value]).map(one).join(separator);
  return <Box sx={{ whiteSpace: 'pre-wrap', overflowWrap: 'anywhere' }}>{shown}</Box>;
}

function Scopes({ ids }: { ids: string[] }) {
  const { lang } = useLang();
  const { separator } = useText(catalog);
  const scopes = flatScopes(useScopes().data ?? []);
  const name = (id: string) => {
    const found = scopes.find((scope) => scope.id === id);
    return found ? pickName(lang, found.name, found.name_en) : id;
  };
  return <>{ids.map(name).join(separator)}</>;
}
