import Box from '@mui/material/Box';
import { lazy, Suspense } from 'react';
import { useNavigate } from 'react-router-dom';
import type { HomePage } from '../../../db/contract/home';
import { listAddress } from '../../domain/catalog/address';
import { HeroFrame } from '../../domain/catalog/HeroFrame';
import { SearchBar } from '../../domain/catalog/SearchBar';
import words from '../../i18n/home';
import { useText } from '../../kit/i18n';

const RegionMap = lazy(() => import('./RegionMap'));
const POPULAR = 5;

/** As tall as the map becomes, so that nothing moves when it is there. */
const MAP_PLACE = { minHeight: { xs: 470, md: 440 } } as const;

interface HeroProps {
  title: string;
  home: HomePage | undefined;
  /** A name that the search finds, for who does not know what to type. */
  example: string | undefined;
}

/** What the site is for, one search, the fields that hold most, and the region as a map. */
export function Hero({ title, home, example }: HeroProps) {
  const text = useText(words);
  const navigate = useNavigate();
  const popular = [...(home?.fields ?? [])].sort((a, b) => b.n - a.n).slice(0, POPULAR);
  const { counters } = home ?? {};
  return (
    <HeroFrame
      title={text.heroTitle}
      lead={counters ? text.heroCount(counters.results, counters.demands, counters.organizations) : text.heroLead}
      above={title}
      search={
        <SearchBar
          large
          suggests
          label={text.searchLabel}
          placeholder={example ? text.searchExample(example) : text.searchPlaceholder}
          button={text.search}
          action="/cloud"
          onSearch={(keyword) => void navigate(`/cloud?${new URLSearchParams({ keyword })}`)}
        />
      }
      fields={popular}
      fieldsLabel={text.popular}
      fieldTo={(scope) => listAddress('results', { scope })}
      asideWidth={420}
      aside={
        <Box
          sx={{
            ...MAP_PLACE,
            minWidth: 0,
            p: { xs: 1.75, sm: 2.25 },
            borderRadius: 3,
            color: 'text.primary',
            bgcolor: 'background.paper',
          }}
        >
          {home ? (
            <Suspense fallback={null}>
              <RegionMap places={home.places} />
            </Suspense>
          ) : null}
        </Box>
      }
    />
  );
}
