export type { NavigateOptions, To } from './history';
export { Link, type LinkProps, NavLink } from './Link';
export { matchPath } from './match';
export {
  type GoTo,
  Navigate,
  Router,
  Routes,
  useLocation,
  useNavigate,
  useNavigationType,
  useParams,
  useSearchParams,
} from './Router';
