import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import { Link, useNavigate } from 'react-router-dom';
import { SearchBar } from '../../domain/catalog/SearchBar';
import { ExpertTile } from '../../domain/experts/ExpertTile';
import words from '../../i18n/experts';
import { useApiQuery } from '../../kit/api';
import { pickName, useLang, useText } from '../../kit/i18n';
import { CountUp } from '../../kit/layout/CountUp';
import { Page } from '../../kit/layout/Page';
import { QueryState } from '../../kit/layout/QueryState';
import { Section } from '../../kit/layout/Section';
import { EmptyState } from '../../kit/layout/States';
import { Tiles } from '../../kit/layout/Tiles';
import { ExpertActions } from './ExpertActions';

const FIRST = { pageIndex: 1, pageSize: 12 };

const fieldLook = {
  display: 'inline-flex',
  alignItems: 'center',
  minHeight: 40,
  px: 1.75,
  border: 1,
  borderColor: 'divider',
  borderRadius: 5,
  bgcolor: 'background.paper',
  color: 'text.primary',
  textDecoration: 'none',
  '&:hover': { borderColor: 'brand.line', color: 'brand.text' },
} as const;

/** The front of the experts: search, fields, and those that the editors put first; the directory holds all of them. */
export default function ExpertHome() {
  const text = useText(words);
  const { lang } = useLang();
  const navigate = useNavigate();
  const recommended = useApiQuery(['experts', 'recommended'], '/zaicu/recommend/list', FIRST);
  const statistics = useApiQuery(['experts', 'statistics'], '/v1/zhuanjia/default/statistics', {}, { silent: true });
  const { data } = recommended;
  const known = statistics.data;
  return (
    <Page title={text.title} lead={text.lead} breadcrumbs={[{ label: text.title }]} actions={<ExpertActions />}>
      <SearchBar
        action="/expertMore"
        label={text.searchLabel}
        placeholder={text.placeholder}
        button={text.search}
        keyword=""
        onSearch={(keyword) => void navigate(`/expertMore?keyword=${encodeURIComponent(keyword)}`)}
      />
      {known ? (
        <Box
          component="ul"
          sx={{ listStyle: 'none', m: 0, mt: 2, p: 0, display: 'flex', flexWrap: 'wrap', columnGap: 4 }}
        >
          {(['total', 'organizations', 'works'] as const).map((name) => (
            <li key={name}>
              <Box component="strong" sx={{ fontSize: '1.5rem', mr: 0.75, fontVariantNumeric: 'tabular-nums' }}>
                <CountUp value={known[name]} />
              </Box>
              <Box component="span" sx={{ color: 'text.secondary' }}>
                {text.figures[name]}
              </Box>
            </li>
          ))}
        </Box>
      ) : null}
      {known && known.fields.length > 0 ? (
        <Box sx={{ mt: 4 }}>
          <Section title={text.byField}>
            <Box component="ul" sx={{ listStyle: 'none', m: 0, p: 0, display: 'flex', flexWrap: 'wrap', gap: 1.25 }}>
              {known.fields.slice(0, 18).map(({ id, name, name_en, n }) => (
                <li key={id}>
                  <Box component={Link} to={`/expertMore?scope=${id}`} sx={fieldLook}>
                    {text.counted(pickName(lang, name, name_en), n)}
                  </Box>
                </li>
              ))}
            </Box>
          </Section>
        </Box>
      ) : null}
      <Box sx={{ mt: 4 }}>
        {data ? null : <QueryState query={recommended} kind="cards" count={9} />}
        {data?.records.length === 0 ? <EmptyState title={text.none} hint={text.noneHint} /> : null}
        {data && data.records.length > 0 ? (
          <Section
            title={text.recommended}
            action={
              <Button component={Link} to="/expertMore">
                {text.all}
              </Button>
            }
          >
            <Tiles
              label={text.recommended}
              rows={data.records}
              idOf={({ expert_id }) => expert_id}
              tile={(card) => <ExpertTile card={card} />}
              min={280}
            />
          </Section>
        ) : null}
      </Box>
    </Page>
  );
}
