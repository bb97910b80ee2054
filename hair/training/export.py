"""Writes the engine's files from a trained network:  python3 hair/training/export.py OUT/matte.pt hair/models

matte.bin: all weights as 16-bit floats, little endian, each convolution as height x width x inputs x outputs
(the order tfjs wants) followed by its biases. matte.json: names, shapes and dilations in that order, and where
the weights come from.
"""

import argparse
import json
from pathlib import Path

import numpy as np
import torch

from network import MatteNetwork


def main():
    parser = argparse.ArgumentParser()
    parser.add_argument("weights", type=Path)
    parser.add_argument("out", type=Path)
    parser.add_argument("--note", default="")
    args = parser.parse_args()
    network = MatteNetwork()
    network.load_state_dict(torch.load(args.weights, map_location="cpu"))
    network.eval()
    layers, chunks = [], []
    with torch.no_grad():
        for name, weight, bias in network.layers():
            kernel = weight.permute(2, 3, 1, 0).contiguous()
            layers.append({"name": name, "shape": list(kernel.shape)})
            chunks += [kernel.flatten(), bias.flatten()]
    args.out.mkdir(parents=True, exist_ok=True)
    flat = torch.cat(chunks).detach().numpy().astype("<f2")
    assert np.isfinite(flat).all()
    flat.tofile(args.out / "matte.bin")
    description = {"height": 256, "width": 192, "note": args.note, "layers": layers}
    (args.out / "matte.json").write_text(json.dumps(description, indent=2) + "\n")
    print(f"{len(flat)} weights, {len(flat) * 2} bytes")


if __name__ == "__main__":
    main()
