import Box from '@mui/material/Box';
import PortraitButton from '../../../domain/portrait/PortraitButton';
import { type PortraitProps, usePortrait } from '../../../domain/portrait/portrait';
import words from '../../../i18n/portrait';
import { useText } from '../../../kit/i18n';
import type { ReviewKind } from '../kinds';
import { Panel } from './Panel';

function State(props: PortraitProps & { name: string }) {
  const text = useText(words);
  const item = usePortrait(props).data?.records[0];
  return (
    <Panel title={text.open}>
      <Box sx={{ display: 'flex', flexWrap: 'wrap', alignItems: 'center', justifyContent: 'space-between', gap: 1.5 }}>
        <span>{item ? text.process[item.match_state] : ''}</span>
        <PortraitButton {...props} />
      </Box>
    </Panel>
  );
}

/** How far the portrait of the reviewed item is; only results and demands have one. */
export function PortraitPanel({ kind, id, name }: { kind: ReviewKind; id: string; name: string }) {
  return kind.pages === 'results' || kind.pages === 'demands' ? <State kind={kind.pages} id={id} name={name} /> : null;
}
