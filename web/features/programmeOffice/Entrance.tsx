import { Navigate } from 'react-router-dom';
import { ROOMS } from './rooms';

/** The console opens with its first room. */
export default function Entrance() {
  return <Navigate to={`/programme/office/${ROOMS[0]}`} replace />;
}
