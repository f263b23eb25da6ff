import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import { Link, useNavigate } from 'react-router-dom';
import { FRONT_DOOR_PAGES } from '../../../db/contract/front-door';
import type { FrontDoorHome } from '../../../db/contract/front-door-answers';
import { listAddress } from '../../domain/catalog/address';
import { HeroFrame } from '../../domain/catalog/HeroFrame';
import { SearchBar } from '../../domain/catalog/SearchBar';
import words from '../../i18n/frontDoor';
import { useText } from '../../kit/i18n';
import { CheckIcon } from '../../kit/layout/icons';

const FIELDS = 5;
const ENGLISH = '1';

/** What a partner abroad gets here, one search over what is described in English, and whom to ask. */
export function Hero({ home }: { home: FrontDoorHome | undefined }) {
  const text = useText(words);
  const navigate = useNavigate();
  const says = text.home;
  const number = (n: number) => n.toLocaleString('en');
  return (
    <HeroFrame
      title={says.hero}
      lead={says.lead}
      search={
        <SearchBar
          large
          label={says.searchLabel}
          placeholder={text.searchPlaceholder}
          button={text.search}
          action="/results"
          onSearch={(keyword) => void navigate(listAddress('results', { keyword, language: ENGLISH }))}
        />
      }
      fields={home?.fields.slice(0, FIELDS) ?? []}
      fieldsLabel={says.fields}
      fieldTo={(scope) => listAddress('results', { scope, language: ENGLISH })}
      note={
        home
          ? text.counted(
              number(home.counters.results),
              number(home.counters.demands),
              number(home.counters.organizations),
            )
          : null
      }
      asideWidth={380}
      aside={
        <Box
          sx={{
            p: { xs: 2.5, md: 3.5 },
            borderRadius: 3,
            border: '1px solid rgb(255 255 255 / 0.22)',
            bgcolor: 'rgb(255 255 255 / 0.08)',
          }}
        >
          <Box component="ul" sx={{ listStyle: 'none', m: 0, p: 0, display: 'grid', gap: 1.75 }}>
            {says.points.map((point) => (
              <Box component="li" key={point} sx={{ display: 'flex', gap: 1.5, color: '#e6f0fb' }}>
                <CheckIcon sx={{ mt: 0.4, flexShrink: 0 }} />
                {point}
              </Box>
            ))}
          </Box>
          <Box
            sx={{
              display: 'grid',
              gap: 1.25,
              mt: 3,
              '& .Mui-focusVisible': { outlineColor: '#fff' },
            }}
          >
            <Button
              size="large"
              component={Link}
              to="#contact"
              sx={{ bgcolor: '#fff', color: '#15478a', '&:hover': { bgcolor: '#e4f0fc' } }}
            >
              {text.askDesk}
            </Button>
            <Button
              size="large"
              component={Link}
              to={FRONT_DOOR_PAGES.selected}
              sx={{ color: '#fff', border: '1px solid rgb(255 255 255 / 0.5)' }}
            >
              {text.browse}
            </Button>
          </Box>
        </Box>
      }
    />
  );
}
