import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import { Link } from 'react-router-dom';
import type { RecommendedExpert } from '../../../db/contract/experts';
import words from '../../i18n/experts';
import { useApiQuery } from '../../kit/api';
import { useText } from '../../kit/i18n';
import { Section } from '../../kit/layout/Section';
import { Tiles } from '../../kit/layout/Tiles';
import { usePlace, useScopeNames } from '../catalog/words';
import { useTopicName } from '../matching/topics';
import { ExpertTile } from './ExpertTile';

const SHOWN = 6;

/** Why an expert fits. */
function Reasons({ expert }: { expert: RecommendedExpert }) {
  const { reasons: named } = useText(words);
  const scopeNames = useScopeNames();
  const place = usePlace();
  const topic = useTopicName();
  const said = (code: string, values: readonly (string | number)[]): string => {
    if (code === 'fields') return scopeNames(expert.scope.filter(({ id }) => values.includes(id))).join(' · ');
    if (code === 'topics') return values.map((name) => topic(String(name), expert.scope)).join(' · ');
    return code === 'region' ? place(expert) : values.join(' · ');
  };
  const lines = (['fields', 'topics', 'text', 'region'] as const).flatMap((code) => {
    const reason = expert.reasons.find((each) => each.code === code);
    return reason ? [{ code, value: said(code, reason.values) }] : [];
  });
  return (
    <Box
      component="dl"
      sx={{
        m: 0,
        px: 1.5,
        py: 1,
        borderRadius: 2,
        bgcolor: 'brand.tint',
        fontSize: '0.8125rem',
        display: 'grid',
        gap: 0.5,
      }}
    >
      {lines.map(({ code, value }) => (
        <Box key={code} sx={{ display: 'flex', gap: 1 }}>
          <Box component="dt" sx={{ flexShrink: 0, fontWeight: 600, color: 'brand.text' }}>
            {named[code]}
          </Box>
          <Box component="dd" {...(code === 'text' && { lang: 'zh' })} sx={{ m: 0, overflowWrap: 'anywhere' }}>
            {value}
          </Box>
        </Box>
      ))}
    </Box>
  );
}

/** Experts who fit a public demand, with the reasons; nothing where nobody does. */
export default function FittingExperts({ demandId }: { demandId: string }) {
  const text = useText(words);
  const query = useApiQuery(
    ['experts', 'fitting', demandId],
    '/zaicu/recommend/list',
    { xuqiu_id: demandId, pageSize: SHOWN },
    { silent: true },
  );
  const rows = query.data?.records ?? [];
  if (rows.length === 0) return null;
  return (
    <Section
      title={text.fitting}
      hint={text.fittingHint}
      action={
        <Button component={Link} to="/expert" size="small">
          {text.all}
        </Button>
      }
    >
      <Tiles
        label={text.fitting}
        rows={rows}
        idOf={({ expert_id }) => expert_id}
        min={280}
        tile={(expert) => (
          <ExpertTile card={expert}>
            <Reasons expert={expert} />
          </ExpertTile>
        )}
      />
    </Section>
  );
}
