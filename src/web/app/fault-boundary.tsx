import { Component, type ReactNode } from 'react';
import { RouteFault } from './route-fault.tsx';

type FaultBoundaryProps = { readonly children: ReactNode };

/** Shows the fault page in place of a screen that broke. Give it a `key` of the place, so that another place is a new start. */
export class FaultBoundary extends Component<FaultBoundaryProps, { readonly fault: unknown }> {
  override state = { fault: undefined };

  static getDerivedStateFromError(fault: unknown) {
    return { fault: fault ?? new Error('A screen broke without saying why.') };
  }

  override render(): ReactNode {
    return this.state.fault === undefined ? this.props.children : <RouteFault fault={this.state.fault} />;
  }
}
