// The help text of the terminal's commands, shown on request and for wrong arguments.
import { gatewayList } from '#outside/gateways/gateway-list.ts';

const codes = gatewayList.map(({ code }) => code);
const gatewayCodes = `${codes.slice(0, -1).join(', ')} or ${codes.at(-1)}`;

export const HELP = `\
npm run market -- import FILE.csv --store SLUG [--images FOLDER] [--language CODE] [--dry-run]
           [--words CODE]
    Brings the products of a Shopify or WooCommerce CSV into a store. Those it has are changed
    where the file says something else. Pictures are taken from the folder by their file names;
    without one, products keep what they have. --language says what language the file is in (the
    shop's default otherwise); --words in which language you are told what came of it (en, fr, ar,
    tr or hi; English otherwise); --dry-run says what would happen and writes nothing. It may be run
    again at any time.
npm run market -- imports [NUMBER] [--words CODE]
    Lists the imports; with a number, what that import found in its file.
npm run market -- undo NUMBER
    Takes one import back.
npm run market -- owner EMAIL
    Makes somebody an owner of the market. An address without an account gets one, with a password
    that is said once.
npm run market -- password EMAIL
    Gives an account a new password, which is said once, and signs it out everywhere.
npm run market -- second-factor EMAIL
    Takes the second factor of an account away whose owner has lost it, and signs it out everywhere.
npm run market -- settle GATEWAY FILE.csv
    Compares a settlement file of ${gatewayCodes} with the books:
    what fits is written as paid out to the market's bank, the rest is listed. It may be run again
    at any time. The exit code is 1 when a payment or refund does not fit.
npm run market -- statement FILE [--mapping NAME]
    Takes in a bank's statement: camt.052, camt.053, camt.054 or MT940, or a CSV file by the
    mapping of this name. Transfers that name an order and are exactly what it asks for are booked,
    the rest is listed. It may be run again at any time. The exit code is 1 when money came in that
    somebody has to look at.
npm run market -- audit
    Proves the books of money: says what does not hold, and of what. The exit code is 1 when there
    is anything.
The exit code is 0 when it was done (bad rows are listed and left out), 1 when it was not or when
nothing came in.`;
