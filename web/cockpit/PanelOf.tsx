import type { CockpitFigures } from '../../db/contract/cockpit';
import { conclusionOf } from '../../db/contract/cockpit-conclusions';
import { COCKPIT, type Panel } from '../../db/contract/panels';
import { ChartPanel } from '../domain/charts/ChartPanel';
import words from '../i18n/cockpit';
import { useLang, useText } from '../kit/i18n';
import { formatMinute } from '../kit/layout/format';
import { Anchor } from '../kit/link/Anchor';
import { PICTURES, RowsOf, tableOf } from './panels';
import { rangeQuery } from './useRange';

/** A time to the minute. */
export const shownTime = (seconds: number): string => formatMinute(seconds);

/** One panel with all that belongs to it. */
export function PanelOf({ panel, figures, alone = false }: { panel: Panel; figures: CockpitFigures; alone?: boolean }) {
  const text = useText(words);
  const { lang } = useLang();
  const Picture = PICTURES[panel];
  const title = text.panels[panel];
  return (
    <ChartPanel
      id={panel}
      title={title}
      name={title}
      says={conclusionOf(panel, figures, lang)}
      counted={text.counted(shownTime(figures.counted_time))}
      table={tableOf(panel, figures, text, lang)}
      rows={
        <>
          <RowsOf panel={panel} figures={figures} />
          {alone ? null : (
            <Anchor to={`${COCKPIT}/${panel}${rangeQuery(figures.range)}`} aria-label={text.enlargeOf(title)}>
              {text.enlarge}
            </Anchor>
          )}
        </>
      }
    >
      <Picture figures={figures} />
    </ChartPanel>
  );
}
