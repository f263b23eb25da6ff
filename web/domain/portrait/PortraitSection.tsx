import Box from '@mui/material/Box';
import type { Portrait } from '../../../db/contract/portraits';
import words from '../../i18n/portraits';
import { useApiQuery } from '../../kit/api';
import { useText } from '../../kit/i18n';
import { Section } from '../../kit/layout/Section';
import { Anchor } from '../../kit/link/Anchor';
import { useTopicName } from '../matching/topics';

interface PortraitSectionProps {
  of: 'organization' | 'expert';
  id: string;
}

/** What an organisation or an expert is about, with what tells it, and figures that open their rows. */
export default function PortraitSection({ of, id }: PortraitSectionProps) {
  const text = useText(words);
  const path = of === 'organization' ? '/v1/organization/portrait' : '/v1/expert/portrait';
  const { data } = useApiQuery(['portrait', of], path, { id }, { silent: true });
  if (!data) return null;
  return (
    <Section title={text.title} hint={text.hint} card>
      <Figures of={of} portrait={data} />
      <Topics topics={data.topics} />
    </Section>
  );
}

/** How much was answered and how fast, where the reader is told. */
const answeredFigures = (answered: Portrait['answers'], label: string, days: string) =>
  answered
    ? [
        { label, value: answered.count, to: answered.to },
        ...(answered.days === null ? [] : [{ label: days, value: answered.days, to: answered.to }]),
      ]
    : [];

interface FiguresProps extends Pick<PortraitSectionProps, 'of'> {
  portrait: Portrait;
}

function Figures({ of, portrait: { supply, demand, deals, answers, consultations } }: FiguresProps) {
  const text = useText(words);
  const figures = [
    { label: text.supply[of], value: supply.count, to: supply.to },
    { label: text.demand[of], value: demand.count, to: demand.to },
    { label: text.deals, value: deals.count, to: deals.to },
    ...answeredFigures(answers, text.answers, text.days),
    ...answeredFigures(consultations, text.consultations, text.consultationDays),
  ];
  return (
    <Box
      component="ul"
      aria-label={text.figures}
      sx={{ listStyle: 'none', m: 0, mb: 2, p: 0, display: 'flex', flexWrap: 'wrap', gap: 3 }}
    >
      {figures.map(({ label, value, to }) => (
        <Box component="li" key={label}>
          <Box sx={{ color: 'text.secondary', fontSize: '0.875rem' }}>{label}</Box>
          <Box sx={{ fontSize: '1.375rem', fontWeight: 700, '& a': { color: 'brand.text' } }}>
            {value === 0 ? value : <Rows to={to} label={`${label}: ${value}`} value={value} />}
          </Box>
        </Box>
      ))}
    </Box>
  );
}

/** A number that leads to its rows, on this page or another. */
function Rows({ to, label, value }: { to: string; label: string; value: number }) {
  return to.startsWith('#') ? (
    <a href={to} aria-label={label}>
      {value}
    </a>
  ) : (
    <Anchor to={to} aria-label={label}>
      {value}
    </Anchor>
  );
}

function Topics({ topics }: Pick<Portrait, 'topics'>) {
  const text = useText(words);
  const nameOf = useTopicName();
  if (topics.length === 0) return <Box sx={{ color: 'text.secondary' }}>{text.none}</Box>;
  return (
    <Box component="ul" aria-label={text.topics} sx={{ listStyle: 'none', m: 0, p: 0, display: 'grid', gap: 1.5 }}>
      {topics.map(({ label, weight, sentence, source }) => (
        <Box component="li" key={label} sx={{ minWidth: 0, overflowWrap: 'anywhere' }}>
          <Box sx={{ display: 'flex', gap: 1.5, alignItems: 'center' }}>
            <Box component="span" sx={{ fontWeight: 600 }}>
              {nameOf(label, [])}
            </Box>
            <Box
              aria-hidden
              sx={{ flex: '0 0 80px', height: 6, borderRadius: 3, bgcolor: 'action.hover', overflow: 'hidden' }}
            >
              <Box sx={{ width: `${Math.round(weight * 100)}%`, height: 1, bgcolor: 'primary.main' }} />
            </Box>
            <Box component="span" sx={{ color: 'text.secondary', fontSize: '0.875rem' }}>
              {Math.round(weight * 100)}%
            </Box>
          </Box>
          <Box lang="zh" sx={{ color: 'text.secondary', fontSize: '0.875rem' }}>
            {sentence}
          </Box>
          {source ? (
            <Box sx={{ fontSize: '0.8125rem', '& a': { color: 'brand.text' } }}>
              <Anchor to={source.page}>{text.from(source.name)}</Anchor>
            </Box>
          ) : null}
        </Box>
      ))}
    </Box>
  );
}
