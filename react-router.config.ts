import type { Config } from '@react-router/dev/config';

export default {
  appDirectory: 'src/web',
  buildDirectory: 'build',
  serverBuildFile: 'server.js',
  routeDiscovery: { mode: 'initial' }, // the whole site map is small: no extra request per link
} satisfies Config;
