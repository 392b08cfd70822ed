// Each call of the contract and what answers it.
import type { endpoints } from '#contract/endpoints.ts';
import type { InputOf, OutputOf } from '#contract/endpoint.ts';
import type { Visit } from '#visit.ts';
import { cart } from '#api/v1/cart.ts';
import { catalogue } from '#api/v1/catalogue.ts';
import { content } from '#api/v1/content.ts';
import { orders } from '#api/v1/orders.ts';
import { shoppers } from '#api/v1/shoppers.ts';

type Calls = typeof endpoints;
export type Handlers = { [Name in keyof Calls]: (visit: Visit, input: InputOf<Calls[Name]>) => Promise<OutputOf<Calls[Name]>> };

export const handlers: Handlers = { ...content, ...catalogue, ...shoppers, ...cart, ...orders };
