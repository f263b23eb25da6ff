import Box from '@mui/material/Box';
import type { Figures } from '../../../../db/contract/push-records';
import words from '../../../i18n/pushRecords';
import { useText } from '../../../kit/i18n';
import { panel } from '../../../kit/layout/panel';
import { NumberButton } from './NumberButton';

export type Stage = keyof Omit<Figures, 'reasons' | 'retriable'>;

const STEPS = ['chosen', 'reached', 'opened', 'answered', 'deals', 'signed'] as const satisfies readonly Stage[];
const SIDE = ['waiting', 'failed', 'uncertain', 'cancelled'] as const satisfies readonly Stage[];
const ANSWERS = ['interested', 'replied', 'passed', 'irrelevant'] as const satisfies readonly Stage[];

interface FunnelBarsProps {
  figures: Figures;
  name: string;
  onOpen: (stage: Stage, reason?: string) => void;
}

interface BarsProps extends FunnelBarsProps {
  stages: readonly Stage[];
  label: string;
  color?: string;
}

/** What can only come of a message that arrived is a share of those; the rest is one of all that were chosen. */
const OF_CHOSEN: ReadonlySet<Stage> = new Set(['chosen', 'sent', 'delivered', 'reached', ...SIDE]);

const percentOf = (value: number, whole: number): string =>
  whole === 0 ? '0%' : `${Math.round((value / whole) * 1000) / 10}%`;

function Bars({ figures, name, onOpen, stages, label, color = 'primary.main' }: BarsProps) {
  const text = useText(words);
  return (
    <Box component="ul" aria-label={label} sx={{ listStyle: 'none', m: 0, p: 0, display: 'grid', gap: 1 }}>
      {stages.map((stage) => {
        const value = figures[stage];
        const ofChosen = OF_CHOSEN.has(stage);
        const share = percentOf(value, ofChosen ? figures.chosen : figures.reached);
        return (
          <Box
            component="li"
            key={stage}
            sx={{
              display: 'grid',
              gridTemplateColumns: { xs: '92px 1fr 52px', sm: '92px minmax(40px, 1fr) 56px 56px' },
              alignItems: 'center',
              gap: 1,
            }}
          >
            <span>{text.stages[stage]}</span>
            <Box aria-hidden sx={{ height: 18, borderRadius: 1, bgcolor: 'background.default', overflow: 'hidden' }}>
              <Box
                sx={{ height: '100%', width: share, maxWidth: '100%', minWidth: value > 0 ? 3 : 0, bgcolor: color }}
              />
            </Box>
            <Box sx={{ textAlign: 'right' }}>
              <NumberButton
                value={value}
                label={text.funnel.open(name, text.stages[stage], value)}
                onClick={() => onOpen(stage)}
              />
            </Box>
            <Box
              component="span"
              title={ofChosen ? text.funnel.share(share) : text.funnel.shareReached(share)}
              sx={{ display: { xs: 'none', sm: 'block' }, color: 'text.secondary', fontSize: '0.875rem' }}
            >
              {stage === 'chosen' ? '' : share}
            </Box>
          </Box>
        );
      })}
    </Box>
  );
}

/** Numbers are the chat app's own; the platform's words for a code say nothing to an operator. */
const reasonOf = (code: string, hint: string | null): string =>
  hint === null ? code : [hint, ...(/^-?\d+$/.test(code) ? [code] : [])].join(' · ');

function Reasons({ figures, name, onOpen }: FunnelBarsProps) {
  const all = useText(words);
  const text = all.funnel;
  if (figures.reasons.length === 0) return <Box sx={{ color: 'text.secondary', mt: 1.5 }}>{text.noTrouble}</Box>;
  return (
    <Box component="ul" aria-label={text.troubleTitle} sx={{ m: 0, mt: 1.5, p: 0, listStyle: 'none' }}>
      {figures.reasons.map(({ code, hint, count }) => (
        <Box component="li" key={code} sx={{ display: 'flex', gap: 1, py: 0.5, borderTop: 1, borderColor: 'divider' }}>
          <Box sx={{ flex: 1, overflowWrap: 'anywhere' }}>{reasonOf(code, hint)}</Box>
          <NumberButton
            value={count}
            label={text.open(name, hint ?? code, count)}
            onClick={() => onOpen('chosen', code || 'none')}
          />
        </Box>
      ))}
    </Box>
  );
}

function Panel({ title, children }: { title: string; children: React.ReactNode }) {
  return (
    <Box component="section" aria-label={title} sx={{ ...panel, p: { xs: 2, sm: 2.5 } }}>
      <Box component="h3" sx={{ m: 0, mb: 1.5, fontSize: '1rem', fontWeight: 650 }}>
        {title}
      </Box>
      {children}
    </Box>
  );
}

/** The funnel of all pushes that are meant; every number opens its rows. */
export function FunnelBars(props: FunnelBarsProps) {
  const text = useText(words).funnel;
  return (
    <Box sx={{ display: 'grid', gap: 2, gridTemplateColumns: { xs: '1fr', lg: 'repeat(3, minmax(0, 1fr))' } }}>
      <Panel title={text.steps}>
        <Bars {...props} stages={STEPS} label={text.steps} />
        <Box sx={{ mt: 1.5, color: 'text.secondary', fontSize: '0.8125rem' }}>{text.reachedHint}</Box>
      </Panel>
      <Panel title={text.answersTitle}>
        <Bars {...props} stages={ANSWERS} label={text.answersTitle} color="success.main" />
      </Panel>
      <Panel title={text.troubleTitle}>
        <Bars {...props} stages={SIDE} label={text.troubleTitle} color="warning.main" />
        <Reasons {...props} />
      </Panel>
    </Box>
  );
}
