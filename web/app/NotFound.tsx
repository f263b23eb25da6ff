import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import { Link, useNavigate } from 'react-router-dom';
import { SearchBar } from '../domain/catalog/SearchBar';
import { searchAddress } from '../features/search/found/address';
import words from '../i18n/search';
import shell from '../i18n/shell';
import { useText } from '../kit/i18n';
import { useHome } from '../kit/layout/frame';
import { Page } from '../kit/layout/Page';
import { EmptyState } from '../kit/layout/States';

/** Whoever came here looks for something: it can be asked for at once. */
export default function NotFound() {
  const text = useText(shell);
  const search = useText(words);
  const home = useHome();
  const navigate = useNavigate();
  return (
    <Page title={text.notFound}>
      <EmptyState
        title={text.notFoundHint}
        action={
          <>
            <Box sx={{ maxWidth: 560, mx: 'auto', mb: 3 }}>
              <SearchBar
                suggests
                main
                label={search.label}
                placeholder={search.placeholder}
                button={search.button}
                action={searchAddress('cards', null, '')}
                onSearch={(keyword) => void navigate(searchAddress('cards', null, keyword))}
              />
            </Box>
            <Button variant="outlined" component={Link} to={home}>
              {text.backHome}
            </Button>
          </>
        }
      />
    </Page>
  );
}
