import { Link } from 'react-router'; export default function P() { return <Link to="/cart">orders</Link>; }
